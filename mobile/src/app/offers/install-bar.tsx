import { IconDownload } from '@tabler/icons-react'
import { Button } from '../../shared/screen/button.tsx'
import { InstallPicture } from '../../shared/pictures/install-picture.tsx'
import { IosInstallPicture } from '../../shared/pictures/ios-install-picture.tsx'
import { useWords } from '../../words/use-words.ts'
import { OfferCard } from './offer-card.tsx'

/** The app may come to the home screen with one tap. */
export function InstallBar({ onInstall, onLater }: { onInstall: () => void; onLater: () => void }) {
  const words = useWords('offers').offers
  return (
    <OfferCard picture={<InstallPicture />} title={words.installTitle} text={words.installText}>
      <Button icon={<IconDownload aria-hidden="true" />} onClick={onInstall}>
        {words.install}
      </Button>
      <Button variant="quiet" onClick={onLater}>
        {words.notNow}
      </Button>
    </OfferCard>
  )
}

/** What an iPhone gives the home screen is a phone of its own: nothing of this one's storage goes there. */
function IosText() {
  const words = useWords('offers').offers
  return (
    <>
      <p>{words.iosSteps}</p>
      <p>{words.iosAnew}</p>
    </>
  )
}

/** An iPhone has no such tap: where its own way lies. */
export function IosInstallBar({ onLater }: { onLater: () => void }) {
  const words = useWords('offers').offers
  return (
    <OfferCard picture={<IosInstallPicture />} title={words.installTitle} text={<IosText />}>
      <Button variant="secondary" onClick={onLater}>
        {words.understood}
      </Button>
    </OfferCard>
  )
}
