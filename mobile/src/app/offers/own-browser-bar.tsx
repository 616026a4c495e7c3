import { IconExternalLink, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { storedPromo } from '../../shared/drafts/promo.store.ts'
import { ownBrowserAddress, withPromo } from '../../shared/in-app/in-app-browser.rules.ts'
import { useAddress } from '../../shared/navigation/navigation.ts'
import { Button, LinkButton } from '../../shared/screen/button.tsx'
import { OpenInBrowserPicture } from './open-in-browser-picture.tsx'
import { useWords } from '../../words/use-words.ts'
import { OfferCard } from './offer-card.tsx'

/** What does not work inside another app, and the way by hand where a tap leads nowhere. */
function Reasons({ system, browser }: { system: 'android' | 'ios'; browser: string }) {
  const words = useWords('offers').offers
  return (
    <div className="basis-full space-y-2 text-ink-2">
      <p>{words.insideAppText(browser)}</p>
      {system === 'ios' && (
        <div className="flex items-center gap-3">
          <div className="w-20 shrink-0">
            <OpenInBrowserPicture />
          </div>
          <p className="min-w-0 flex-1">{words.ownBrowserSteps}</p>
        </div>
      )}
    </div>
  )
}

/**
 * The page stands inside another app: the way to the phone's own browser at the same place, with the promo code that is kept,
 * and that one logs in again there. The rest opens by a tap, since it would fill a small phone.
 */
export function OwnBrowserBar({ system, onLater }: { system: 'android' | 'ios'; onLater: () => void }) {
  const words = useWords('offers').offers
  const [isWhole, setWhole] = useState(false)
  const browser = system === 'ios' ? 'Safari' : 'Chrome'
  // Rendered anew with each move, so that it leads where the reader is.
  useAddress('/')
  const close = (
    <button
      type="button"
      aria-label={words.notNow}
      onClick={onLater}
      className="-mt-2 -mr-2 flex size-12 shrink-0 items-center justify-center self-start rounded-full text-harbour-700"
    >
      <IconX aria-hidden="true" className="size-6" />
    </button>
  )
  return (
    <OfferCard title={words.insideApp} text={words.againThere(browser)} close={close}>
      <LinkButton to={ownBrowserAddress(system, withPromo(location.href, storedPromo()))} icon={<IconExternalLink aria-hidden="true" />}>
        {words.ownBrowser(browser)}
      </LinkButton>
      {isWhole ? (
        <Reasons system={system} browser={browser} />
      ) : (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {words.why}
        </Button>
      )}
    </OfferCard>
  )
}
