import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Button } from '../../shared/screen/button.tsx'
import { UpdatePicture } from '../../shared/pictures/update-picture.tsx'
import { useWords } from '../../words/use-words.ts'
import { useCanInterrupt } from './interruptible.hook.ts'
import { OfferCard } from './offer-card.tsx'

/** A new version waits: the reader takes it now or later. */
export function UpdateBar({ onUpdate, onLater }: { onUpdate: () => void; onLater: () => void }) {
  const words = useWords('offers').offers
  const [busy, setBusy] = useState(false)
  function update() {
    setBusy(true)
    onUpdate()
  }
  return (
    <OfferCard picture={<UpdatePicture />} title={words.updateTitle} text={words.updateText}>
      <Button icon={<IconRefresh aria-hidden="true" />} busy={busy} onClick={update}>
        {words.update}
      </Button>
      <Button variant="quiet" onClick={onLater}>
        {words.later}
      </Button>
    </OfferCard>
  )
}

/** The new version has taken over, here or in another tab: the page follows as soon as nothing is under way on it. */
export function FollowNewVersion() {
  const interruptible = useCanInterrupt()
  useEffect(() => {
    if (interruptible) location.reload()
  }, [interruptible])
  return null
}
