import { IconClock, IconMapPin, IconPhone, IconRoute } from '@tabler/icons-react'
import type { Opening } from '@mwc/contract/content/opening-hours.rules'
import type { ReactNode } from 'react'
import { useWords } from '../../words/use-words.ts'
import { LinkButton, TextLink } from '../screen/button.tsx'
import { directionsTo } from './directions.ts'
import { Distance } from './distance.tsx'
import { OpenNow } from './open-now.tsx'
import { InEnglish, langOf } from '../content/in-english.tsx'
import { telAddress } from '../programme/use-programme.ts'
import { wholeTimes } from '../time/whole-times.ts'

type Spot = {
  inEnglish: boolean
  name: string
  address: string
  hours: string
  openingHours: readonly Opening[] | null
  phone: string | null
  latitude: number
  longitude: number
  metres: number | null
}

/** When and where. */
export function SpotFacts({ address, hours, openingHours, inEnglish }: Pick<Spot, 'address' | 'hours' | 'openingHours' | 'inEnglish'>) {
  const words = useWords('content').content
  const facts = [
    { name: words.address, text: address, Icon: IconMapPin, lang: 'en', above: null },
    {
      name: words.hours,
      text: wholeTimes(hours),
      Icon: IconClock,
      lang: inEnglish ? 'en' : undefined,
      above: <OpenNow hours={openingHours} />,
    },
  ]
  return (
    <dl className="space-y-1.5">
      {facts
        .filter(({ text }) => text !== '')
        .map(({ name, text, Icon, lang, above }) => (
          <div key={name} className="flex gap-2">
            <dt>
              <Icon aria-hidden="true" className="h-[1lh] w-5 shrink-0 text-harbour-700" />
              <span className="sr-only">{name}</span>
            </dt>
            <dd className="min-w-0 flex-1">
              {above}
              <bdi lang={lang}>{text}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** A shop or a place: what it is, when it is open, its phone, the way there on the phone's own map. `to` shows its point. */
export function LocationCard({ spot, kind, text, to }: { spot: Spot; kind?: ReactNode; text?: string; to?: string }) {
  const words = useWords('content').content
  return (
    <article className="space-y-3 rounded-card bg-card p-4 shadow-raised">
      <div className="space-y-1.5">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          {kind}
          <Distance metres={spot.metres} />
        </div>
        <h3 className="text-lg font-bold" {...langOf(spot)}>
          {to ? (
            <TextLink to={to}>
              <bdi>{spot.name}</bdi>
            </TextLink>
          ) : (
            <bdi>{spot.name}</bdi>
          )}
        </h3>
        <InEnglish item={spot} />
        {text && <p {...langOf(spot)}>{text}</p>}
      </div>
      <SpotFacts {...spot} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
        {spot.phone && (
          <LinkButton variant="secondary" to={telAddress(spot.phone)} icon={<IconPhone aria-hidden="true" />}>
            {words.call}
          </LinkButton>
        )}
        <LinkButton variant="secondary" to={directionsTo(spot)} icon={<IconRoute aria-hidden="true" />}>
          {words.wayThere}
        </LinkButton>
      </div>
    </article>
  )
}
