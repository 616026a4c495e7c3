import { IconBrandWhatsapp, IconHelp, IconMessages, IconPhone } from '@tabler/icons-react'
import { LinkButton } from '../../shared/screen/button.tsx'
import { ErrorState } from '../../shared/loading/error-state.tsx'
import { LegalLinks } from '../../shared/legal/legal-links.tsx'
import { LinkRow, Menu } from '../../shared/rows/menu-row.tsx'
import { Screen } from '../../shared/screen/screen.tsx'
import { useSession } from '../../shared/session/session.ts'
import { LoadingShapes, Skeleton } from '../../shared/screen/skeleton.tsx'
import { telAddress, useProgramme } from '../../shared/programme/use-programme.ts'
import { useWords } from '../../words/use-words.ts'
import { NearestPlaces } from './nearest-places.tsx'
import { messageUsPath, questionsPath } from '../../paths/paths.ts'

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

/** Answers and messages: what the gate or the server would turn back is not offered to a member. */
function AskMenu() {
  const { places, shared } = useWords('places')
  const { token, vipStatus } = useSession()
  return (
    <Menu title={places.ask}>
      {(token === null || vipStatus === '1') && (
        <LinkRow
          icon={<IconMessages className="size-6" />}
          text={places.messageUs}
          note={token === null ? places.messageLogIn : places.messageUsHint}
          to={messageUsPath}
        />
      )}
      <LinkRow icon={<IconHelp className="size-6" />} text={shared.faq} note={places.faqHint} to={questionsPath} />
    </Menu>
  )
}

/** How to reach the centre: messages, answers, helpline, WhatsApp, and its places. */
export function ContactScreen() {
  const words = useWords('places')
  const { data, error, refetch } = useProgramme()
  return (
    <Screen title={words.places.contactTitle} tab="contact">
      {data ? (
        <div className="space-y-8">
          <ContactCards helpline={data.helpline} whatsapp={data.whatsapp} />
          <AskMenu />
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
