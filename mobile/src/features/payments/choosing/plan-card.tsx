import type { PlanCode } from '@mwc/contract/membership/plan-codes'
import type { Quote } from '@mwc/contract/payments/payments.schemas'
import { IconGift } from '@tabler/icons-react'
import { money } from '../../../shared/programme/money.ts'
import { wholeSmallDay } from '../../../shared/time/whole-times.ts'
import { useColon, useLanguage, useWords } from '../../../words/use-words.ts'

/**
 * One plan to choose: how long, its price, the days it would cover.
 * `quote` carries the promo's effect, if any; `isOtherPlan`: the code is not for this one.
 */
export function PlanCard({
  quote,
  isOtherPlan = false,
  chosen,
  onChoose,
}: {
  quote: Quote
  isOtherPlan?: boolean
  chosen: boolean
  onChoose: (plan: PlanCode) => void
}) {
  const words = useWords('payments').payments
  const language = useLanguage()
  const colon = useColon()
  return (
    <label className="block cursor-pointer rounded-card border-2 border-hairline bg-card px-4 py-3 has-checked:border-harbour-700 has-checked:bg-harbour-100 has-focus-visible:focus-mark">
      <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <span className="flex min-w-0 items-center gap-2">
          <input
            type="radio"
            name="plan"
            value={quote.plan}
            checked={chosen}
            onChange={() => onChoose(quote.plan)}
            className="size-6 shrink-0 accent-harbour-700 focus-visible:mark-elsewhere"
          />
          <span className="text-xl font-bold">{words.plan[quote.plan]}</span>
        </span>
        <span className="ml-auto text-right tabular-nums">
          {quote.discountCents > 0 && <s className="mr-2 text-ink-2">{money(quote.priceCents)}</s>}
          <b className="text-2xl leading-tight">{money(quote.totalCents)}</b>
        </span>
      </span>
      {quote.freeMonths > 0 && (
        <span className="mt-2 flex items-center gap-2 font-semibold text-active">
          <IconGift aria-hidden="true" className="size-6 shrink-0" />
          {words.plusFree(quote.freeMonths)}
        </span>
      )}
      {isOtherPlan && <span className="mt-2 block font-semibold text-ink-2">{words.promoOtherPlan}</span>}
      <span className="mt-1 block text-sm">
        <span className="text-ink-2">
          {words.ifPaidToday}
          {colon}
        </span>
        <span className="font-semibold break-keep">
          {words.fromTo(wholeSmallDay(quote.firstDay, language), wholeSmallDay(quote.lastDay, language))}
        </span>
      </span>
    </label>
  )
}
