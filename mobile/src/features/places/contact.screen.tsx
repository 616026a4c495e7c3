import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react'
import { LinkButton } from '../../shared/screen/button.tsx'
import { ErrorState } from '../../shared/loading/error-state.tsx'
import { LegalLinks } from '../../shared/legal/legal-links.tsx'
import { Screen } from '../../shared/screen/screen.tsx'
import { LoadingShapes, Skeleton } from '../../shared/screen/skeleton.tsx'
import { telAddress, useProgramme } from '../../shared/programme/use-programme.ts'
import { useWords } from '../../words/use-words.ts'
import { NearestPlaces } from './nearest-places.tsx'

function ContactCards({ helpline, whatsapp }: { helpline: string; whatsapp: string | null }) {
  const { places } = useWords('places')
  return (
    <div className="space-y-4">
      <p className="text-lg">{places.contactText}</p>
      <section className="space-y-4 rounded-card bg-card p-5 shadow-raised">
        <div>
          <h2 className="font-semibold text-ink-2">{places.helpline}</h2>
          <p className="text-3xl leading-tight font-bold tabular-nums">{helpline}</p>
          <p className="text-ink-2">{places.open24}</p>
        </div>
        <LinkButton to={telAddress(helpline)} icon={<IconPhone aria-hidden="true" />}>
          {places.call}
        </LinkButton>
        {whatsapp && (
          <LinkButton variant="secondary" to={`https://wa.me/${whatsapp}`} icon={<IconBrandWhatsapp aria-hidden="true" />}>
            {places.whatsapp}
          </LinkButton>
        )}
      </section>
    </div>
  )
}

/** How to reach the centre: helpline, WhatsApp, and its places. */
export function ContactScreen() {
  const words = useWords('places')
  const { data, error, refetch } = useProgramme()
  return (
    <Screen title={words.places.contactTitle} tab="contact">
      {data ? (
        <div className="space-y-8">
          <ContactCards helpline={data.helpline} whatsapp={data.whatsapp} />
          <NearestPlaces />
          <LegalLinks {...words.places.legal} />
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingShapes>
          <Skeleton className="h-14" />
          <Skeleton className="h-56" />
        </LoadingShapes>
      )}
    </Screen>
  )
}
