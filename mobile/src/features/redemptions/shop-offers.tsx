import type { Usable, UseShop } from '@mwc/contract/redemptions/redemptions.schemas'
import { useQuery } from '@tanstack/react-query'
import { IconBuildingStore, IconCheck, IconId } from '@tabler/icons-react'
import { useState } from 'react'
import { Button, LinkButton } from '../../shared/screen/button.tsx'
import { EmptyState } from '../../shared/screen/empty-state.tsx'
import { Notice } from '../../shared/screen/notice.tsx'
import { PrivilegesPicture } from '../../shared/pictures/privileges-picture.tsx'
import { Sheet } from '../../shared/screen/sheet.tsx'
import { LoadingShapes, Skeleton } from '../../shared/screen/skeleton.tsx'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { langOf } from '../../shared/content/in-english.tsx'
import { OfferHead } from './offer-head.tsx'
import { shopOffersQuery, useUse } from './redemptions.queries.ts'
import { ShutNow } from './shut-now.tsx'
import { UseDone } from './use-done.tsx'
import { UseFailure } from './use-failure.tsx'
import { UseRefused } from './use-refused.tsx'
import { memberCardPath, scanToUsePath } from '../../paths/paths.ts'
import type { ToUse } from '../../paths/paths.ts'

/** One tap and one question more: a use that was tapped by mistake only staff can give back. */
function Confirm({ offer, shop, shopCode, onClose }: { offer: Usable; shop: UseShop; shopCode: string; onClose: () => void }) {
  const words = useWords('redemptions').redemptions
  const use = useUse()
  return (
    <Sheet open title={words.confirmTitle} onClose={onClose}>
      <p className="text-lg font-bold">
        <bdi>{offer.title}</bdi>
      </p>
      {offer.benefit && (
        <p className="text-3xl leading-tight font-bold text-harbour-700" {...langOf(offer)}>
          <bdi>{offer.benefit}</bdi>
        </p>
      )}
      <ShutNow hours={shop.openingHours} />
      <p>{words.confirmText(shop.name)}</p>
      <UseDone receiptId={use.data?.id} />
      {use.error && <UseFailure error={use.error} />}
      <Button
        icon={<IconCheck aria-hidden="true" />}
        busy={use.isPending}
        onClick={() => use.mutate({ kind: offer.kind, id: offer.id, shopCode })}
      >
        {words.yesUse}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {words.notNow}
      </Button>
    </Sheet>
  )
}

/**
 * The shop whose poster was scanned, and what can be used there now. What was `wanted` before is asked about at once.
 * A code that was typed and that nobody knows is corrected, not typed anew.
 */
export function ShopOffers({ shopCode, isTyped, wanted }: { shopCode: string; isTyped: boolean; wanted: ToUse | null }) {
  const words = useWords('redemptions').redemptions
  const [chosenId, setChosenId] = useState(wanted?.id)
  const { data, error, refetch } = useQuery(shopOffersQuery(useLanguage(), shopCode))
  if (!data) {
    if (error)
      return (
        <UseRefused error={error} onRetry={() => void refetch()} to={scanToUsePath(wanted, isTyped ? shopCode : undefined)}>
          {isTyped ? words.correctCode : words.scanPoster}
        </UseRefused>
      )
    return (
      <LoadingShapes>
        <Skeleton className="h-20" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </LoadingShapes>
    )
  }
  const { shop, offers } = data
  const chosen = offers.find(({ id, blocked }) => id === chosenId && !blocked)
  return (
    <div className="space-y-5">
      <div className="daylight flex items-start gap-3 rounded-card bg-harbour-900 p-4 text-card">
        <IconBuildingStore aria-hidden="true" className="size-9 shrink-0 text-marigold-300" />
        <div className="min-w-0">
          <h2 className="text-xl leading-snug font-bold">
            <bdi lang="en">{shop.name}</bdi>
          </h2>
          <p>
            <bdi lang="en">{shop.address}</bdi>
          </p>
        </div>
      </div>
      {offers.length === 0 && (
        <EmptyState
          picture={<PrivilegesPicture />}
          title={words.nothingHere}
          text={words.nothingHereText}
          action={
            <LinkButton to={memberCardPath} icon={<IconId aria-hidden="true" />}>
              {words.showCard}
            </LinkButton>
          }
        />
      )}
      {wanted !== null && offers.length > 0 && offers.every(({ id }) => id !== wanted.id) && (
        <Notice tone="warning">{words.notHere}</Notice>
      )}
      <ul className="space-y-4">
        {offers.map((offer) => (
          <li key={offer.id} className="space-y-4 rounded-card bg-card p-4 shadow-raised">
            <OfferHead offer={offer} level={3} />
            {!offer.blocked && <Button onClick={() => setChosenId(offer.id)}>{words.useNow}</Button>}
          </li>
        ))}
      </ul>
      {offers.length > 0 && (
        <LinkButton variant="secondary" to={memberCardPath} icon={<IconId aria-hidden="true" />}>
          {words.showCard}
        </LinkButton>
      )}
      {chosen && <Confirm offer={chosen} shop={shop} shopCode={shopCode} onClose={() => setChosenId(undefined)} />}
    </div>
  )
}
