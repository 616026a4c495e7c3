import type { UsedKind } from '@mwc/contract/redemptions/use-kinds'
import type { UseShop } from '@mwc/contract/redemptions/redemptions.schemas'
import { useQuery } from '@tanstack/react-query'
import { IconArrowRight, IconLock, IconMapPin, IconQrcode } from '@tabler/icons-react'
import { useState } from 'react'
import { Button, LinkButton } from '../../shared/screen/button.tsx'
import { langOf } from '../../shared/content/in-english.tsx'
import { Markdown } from '../../shared/article/markdown.tsx'
import { Section } from '../../shared/article/section.tsx'
import { OpenNow } from '../../shared/locations/open-now.tsx'
import { LoadingShapes, Skeleton } from '../../shared/screen/skeleton.tsx'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { OfferHead } from './offer-head.tsx'
import { PinSheet } from './pin-sheet.tsx'
import { usableQuery } from './redemptions.queries.ts'
import { UseRefused } from './use-refused.tsx'
import { rewardsPath, scanToUsePath } from '../../paths/paths.ts'

/** One privilege or voucher: what is left of it, its terms, its shops, and the two ways to use it in one of them. */
export function UseOffer({ kind, id }: { kind: UsedKind; id: string }) {
  const words = useWords('redemptions').redemptions
  const [typing, setTyping] = useState(false)
  const { data, error, refetch } = useQuery(usableQuery(useLanguage(), kind, id))
  if (!data) {
    if (error)
      return (
        <UseRefused error={error} onRetry={() => void refetch()} to={rewardsPath}>
          {words.toList}
        </UseRefused>
      )
    return (
      <LoadingShapes>
        <Skeleton className="h-32" />
        <Skeleton className="h-28" />
        <Skeleton className="h-40" />
      </LoadingShapes>
    )
  }
  const { offer, shops } = data
  const withPin = shops.filter(({ byPin }) => byPin)
  return (
    <div className="space-y-6">
      <div className="rounded-card bg-card p-4 shadow-raised">
        <OfferHead offer={offer} level={2} />
      </div>
      {offer.blocked ? (
        <LinkButton variant="secondary" to={rewardsPath} icon={<IconArrowRight aria-hidden="true" />}>
          {words.toList}
        </LinkButton>
      ) : (
        shops.length > 0 && (
          <div className="space-y-3">
            <LinkButton to={scanToUsePath({ kind, id })} icon={<IconQrcode aria-hidden="true" />}>
              {words.scanPoster}
            </LinkButton>
            {withPin.length > 0 && (
              <Button variant="secondary" icon={<IconLock aria-hidden="true" />} onClick={() => setTyping(true)}>
                {words.typePin}
              </Button>
            )}
          </div>
        )
      )}
      <Section title={words.where}>{shops.length > 0 ? <Shops shops={shops} /> : <p>{words.noShop}</p>}</Section>
      {offer.terms && (
        <Section title={words.terms}>
          <div className="rounded-card bg-sand p-4" {...langOf(offer)}>
            {kind === 'privilege' ? <Markdown text={offer.terms} level={3} /> : <p>{offer.terms}</p>}
          </div>
        </Section>
      )}
      {typing && <PinSheet offer={offer} shops={withPin} onClose={() => setTyping(false)} />}
    </div>
  )
}

function Shops({ shops }: { shops: UseShop[] }) {
  return (
    <ul className="space-y-3">
      {shops.map((shop) => (
        <li key={shop.id} className="flex items-start gap-3 rounded-card bg-card p-4 shadow-raised">
          <IconMapPin aria-hidden="true" className="size-7 shrink-0 text-harbour-700" />
          <div className="min-w-0">
            <b className="block">
              <bdi lang="en">{shop.name}</bdi>
            </b>
            <bdi lang="en" className="text-ink-2">
              {shop.address}
            </bdi>
            <OpenNow hours={shop.openingHours} icon />
          </div>
        </li>
      ))}
    </ul>
  )
}
