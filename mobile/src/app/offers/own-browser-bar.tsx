import { IconExternalLink } from '@tabler/icons-react'
import { ownBrowserAddress } from '../../shared/in-app/in-app-browser.rules.ts'
import { useAddress } from '../../shared/navigation/navigation.ts'
import { Button, LinkButton } from '../../shared/screen/button.tsx'
import { OpenInBrowserPicture } from './open-in-browser-picture.tsx'
import { useWords } from '../../words/use-words.ts'
import { OfferCard } from './offer-card.tsx'

/** The page stands inside another app: what does not work there, and the way to the phone's own browser at the same place. */
export function OwnBrowserBar({ system, onLater }: { system: 'android' | 'ios'; onLater: () => void }) {
  const words = useWords('offers').offers
  const browser = system === 'ios' ? 'Safari' : 'Chrome'
  // Rendered anew with each move, so that it leads where the reader is.
  useAddress('/')
  return (
    <OfferCard picture={system === 'ios' && <OpenInBrowserPicture />} title={words.insideApp} text={words.insideAppText(browser)}>
      <LinkButton to={ownBrowserAddress(system, location.href)} icon={<IconExternalLink aria-hidden="true" />}>
        {words.ownBrowser(browser)}
      </LinkButton>
      <Button variant="quiet" onClick={onLater}>
        {words.notNow}
      </Button>
      {system === 'ios' && <p className="basis-full text-ink-2">{words.ownBrowserSteps}</p>}
    </OfferCard>
  )
}
