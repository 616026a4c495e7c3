import type { Usable } from '@mwc/contract/redemptions/redemptions.schemas'
import { IconRosetteDiscount, IconTicket } from '@tabler/icons-react'
import { InEnglish, langOf } from '../../shared/content/in-english.tsx'
import { UsesLeft } from './uses-left.tsx'

/** Something to use, at a glance: what it is, its benefit, and what is left of it. */
export function OfferHead({ offer, level }: { offer: Usable; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  const Icon = offer.kind === 'voucher' ? IconTicket : IconRosetteDiscount
  return (
    <div className="flex items-start gap-4">
      <span
        aria-hidden="true"
        className={`flex size-14 shrink-0 items-center justify-center rounded-full ${offer.blocked ? 'bg-inactive-tint text-inactive' : 'marigold-face'}`}
      >
        <Icon className="size-8" />
      </span>
      <div className="min-w-0 flex-1 space-y-1.5">
        <InEnglish item={offer} />
        <Heading className="text-lg leading-snug font-bold" {...langOf(offer)}>
          <bdi>{offer.title}</bdi>
        </Heading>
        {offer.benefit && (
          <p className="text-lg font-bold text-harbour-700" {...langOf(offer)}>
            <bdi>{offer.benefit}</bdi>
          </p>
        )}
        <UsesLeft offer={offer} />
      </div>
    </div>
  )
}
