import { IconBuildingBank, IconCashRegister } from '@tabler/icons-react'
import { useContext } from 'react'
import { ChoiceField } from '../../../shared/fields/choice-field.tsx'
import { HelplineButton } from '../../../shared/helpline/helpline-button.tsx'
import { useMember } from '../../../shared/programme/use-member.ts'
import { FeatureSlots } from '../../../shared/screen/feature-slots.ts'
import { Notice } from '../../../shared/screen/notice.tsx'
import { wholeDay } from '../../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { reviewWords } from '../review-words.ts'
import type { useChoice } from './choose-plan.hook.ts'
import { OpenOrderCard } from './open-order-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { PromoEntry } from './promo-entry.tsx'

const methodIcons = { paynow: IconBuildingBank, nets: IconCashRegister } as const

/** What is chosen, under what is to be known of money that is on its way. */
export function Choices({ choice }: { choice: ReturnType<typeof useChoice> }) {
  const words = useWords('payments').payments
  const language = useLanguage()
  const member = useMember().data
  const { gift } = useContext(FeatureSlots)
  const { options, quote, methods, method } = choice
  const review = reviewWords({ cameTwice: member?.reviewCameTwice ?? false }, words)
  const active = member?.membership.status === 'active'
  // As it came with the plans: asked apart, it would push them away under the finger.
  const open = options.data?.openOrder
  return (
    <div className="space-y-5">
      {member?.reviewedPaymentId && (
        <Notice tone="warning">
          {!member.reviewOnlyGoesBack && <b className="block">{review.title}</b>}
          {member.reviewOnlyGoesBack ? words.onlyGoesBack : review.text}
        </Notice>
      )}
      {open?.canContinue && <OpenOrderCard paymentId={open.paymentId} />}
      {member?.continuePaymentId === null && gift}
      {active && member.membership.lastDay && <p>{words.runsUntil(wholeDay(member.membership.lastDay, language))}</p>}
      <fieldset className="space-y-3">
        <legend className="mb-3 text-lg font-bold">{words.choosePlan}</legend>
        {choice.plans.map((plan) => (
          <PlanCard key={plan.plan} {...choice.offer(plan)} chosen={quote?.plan === plan.plan} onChoose={choice.setPlan} />
        ))}
      </fieldset>
      {methods.length > 0 ? (
        quote?.totalCents !== 0 && (
          <ChoiceField
            label={words.chooseMethod}
            name="method"
            value={method ?? ''}
            onChange={(value) => choice.setMethod(methods.find((code) => code === value) ?? null)}
            choices={methods.map((code) => {
              const Icon = methodIcons[code]
              return {
                value: code,
                text: words.method[code],
                note: words.methodHint[code],
                icon: <Icon aria-hidden="true" className="size-7 shrink-0 text-harbour-700" />,
              }
            })}
          />
        )
      ) : (
        <div className="space-y-3">
          <Notice tone="error">{words.methodsUnavailable}</Notice>
          <HelplineButton variant="secondary" />
        </div>
      )}
      <PromoEntry
        promo={choice.promo}
        quote={choice.promoQuote}
        busy={choice.promoBusy}
        onChange={choice.setPromo}
        onCheck={choice.checkPromo}
      />
      <Notice tone="info" isNews={false}>
        {words.nonRefundable}
      </Notice>
      {options.data?.examplePrices && <p className="text-ink-2">{words.examplePrices}</p>}
    </div>
  )
}
