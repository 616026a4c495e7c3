import { IconBuildingBank, IconCashRegister, IconWallet } from '@tabler/icons-react'
import { useState } from 'react'
import { HelplineButton } from '../../shared/helpline/helpline-button.tsx'
import { Button } from '../../shared/screen/button.tsx'
import { RefusalError } from '../../shared/server/call-errors.ts'
import { ChoiceField } from '../../shared/fields/choice-field.tsx'
import { EmptyState } from '../../shared/screen/empty-state.tsx'
import { ErrorState } from '../../shared/loading/error-state.tsx'
import { isStale } from '../../shared/freshness/is-stale.ts'
import { OldSince } from '../../shared/freshness/last-checked.tsx'
import { fieldId } from '../../shared/form/field-frame.tsx'
import { money } from '../../shared/programme/money.ts'
import { forgetPromo } from '../../shared/drafts/promo.store.ts'
import { goTo } from '../../shared/navigation/navigation.ts'
import { Notice } from '../../shared/screen/notice.tsx'
import { EmptyListPicture } from '../../shared/pictures/empty-list-picture.tsx'
import { Screen } from '../../shared/screen/screen.tsx'
import { LoadingShapes, Skeleton } from '../../shared/screen/skeleton.tsx'
import { useMember } from '../../shared/programme/use-member.ts'
import { useWords } from '../../words/use-words.ts'
import { usePaidMeanwhile } from './choosing/paid-meanwhile.hook.ts'
import { PaidSinceFace, ReviewBeforePlans } from './ended/payment-ended.tsx'
import { useChoice } from './choosing/choose-plan.hook.ts'
import { OpenOrderCard } from './choosing/open-order-card.tsx'
import { pathOfPayment } from './payment-path.ts'
import { useStartPayment } from './payments.queries.ts'
import { StartProblem } from './choosing/start-problem.tsx'
import { PlanCard } from './choosing/plan-card.tsx'
import { PromoEntry } from './choosing/promo-entry.tsx'
import { paymentQrCodePath } from '../../paths/paths.ts'

const methodIcons = { paynow: IconBuildingBank, nets: IconCashRegister } as const

/** Plan, promo code and method, then one button that opens the payment. */
export function PaymentMethodScreen() {
  const words = useWords('payments').payments
  const choice = useChoice()
  const start = useStartPayment()
  const [paysAnyway, setPaysAnyway] = useState(false)
  const { options, quote, method } = choice
  const meanwhile = usePaidMeanwhile(options)
  const asked = useMember()
  const member = asked.data
  const reviewed = member?.reviewedPaymentId
  if (reviewed && !member.reviewOnlyGoesBack && !paysAnyway)
    return (
      <Screen title={words.methodTitle} back>
        {isStale(asked) && !asked.isFetching && (
          <>
            <Notice tone="warning">{words.reconnecting}</Notice>
            <OldSince age={asked} />
          </>
        )}
        <ReviewBeforePlans paymentId={reviewed} onPay={() => setPaysAnyway(true)} />
      </Screen>
    )
  if (meanwhile.isPaid)
    return (
      <Screen title={words.methodTitle} back>
        <PaidSinceFace />
      </Screen>
    )
  const canPay = quote !== undefined && (method !== undefined || quote.totalCents === 0)
  async function pay() {
    if (!quote) return
    if (choice.promoUnsettled) {
      choice.checkPromo()
      document.getElementById(fieldId('promoCode'))?.focus()
      return
    }
    if (await meanwhile.lookAgain()) return
    const order = {
      plan: quote.plan,
      method: method ?? 'paynow',
      promoCode: quote.promoCode ?? undefined,
      expectedTotalCents: quote.totalCents,
    }
    start.mutate(
      { start: order, goesOnWith: choice.goesOnWith },
      {
        onSuccess: (payment) => {
          forgetPromo()
          goTo(pathOfPayment(payment), { replace: true })
        },
        onError: (error) => {
          const { goesOnWith } = choice
          // What became of it, such as that it was paid meanwhile, is said on its own page.
          if (goesOnWith && error instanceof RefusalError && error.reason === 'payments.orderEnded')
            return goTo(paymentQrCodePath(goesOnWith), { replace: true })
          if (!choice.refusePromo(error) && error instanceof RefusalError) void choice.askPricesAgain()
        },
      },
    )
  }
  // Of those that the sign-up counts.
  const isJoining = member?.membership.status === 'pendingPayment'
  const action = canPay && (
    <div className="space-y-2">
      <StartProblem error={start.error} total={quote.totalCents} />
      {quote.totalCents > 0 && <p className="text-center text-sm leading-tight font-semibold text-balance">{words.paidNext}</p>}
      <Button
        busy={start.isPending || choice.quoteComing || meanwhile.isLooking}
        icon={<IconWallet aria-hidden="true" />}
        onClick={() => void pay()}
      >
        {quote.totalCents === 0 ? words.getFree : words.pay[method ?? 'paynow'](money(quote.totalCents))}
      </Button>
    </div>
  )
  return (
    <Screen
      title={words.methodTitle}
      back
      action={action}
      bar={isJoining && <p className="text-sm leading-tight text-ink-2">{words.lastStep}</p>}
    >
      {options.data && choice.plans.length === 0 ? (
        <EmptyState picture={<EmptyListPicture />} title={words.noPlansTitle} text={words.noPlansText} action={<HelplineButton />} />
      ) : options.data && !asked.isPending ? (
        <Choices choice={choice} />
      ) : options.error ? (
        <ErrorState error={options.error} onRetry={() => void options.refetch()} />
      ) : (
        <LoadingShapes>
          <Skeleton className="h-36 w-full" />
          <Skeleton className="h-36 w-full" />
          <Skeleton className="h-14 w-full" />
        </LoadingShapes>
      )}
    </Screen>
  )
}

function Choices({ choice }: { choice: ReturnType<typeof useChoice> }) {
  const words = useWords('payments').payments
  const member = useMember().data
  const { options, quote, methods, method } = choice
  const active = member?.membership.status === 'active'
  // As it came with the plans: asked apart, it would push them away under the finger.
  const open = options.data?.openOrder
  return (
    <div className="space-y-5">
      {member?.reviewedPaymentId && (
        <Notice tone="warning">
          {!member.reviewOnlyGoesBack && <b className="block">{words.reviewTitle}</b>}
          {member.reviewOnlyGoesBack ? words.onlyGoesBack : words.reviewText}
        </Notice>
      )}
      {open?.canContinue ? (
        <OpenOrderCard key={open.paymentId} paymentId={open.paymentId} />
      ) : (
        member?.cancelledPaymentId && <OpenOrderCard key={member.cancelledPaymentId} paymentId={member.cancelledPaymentId} isCancelled />
      )}
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
      {active && <p className="text-ink-2">{words.renewStacks}</p>}
      <PromoEntry
        promo={choice.promo}
        quote={choice.promoQuote}
        busy={choice.promoBusy}
        onChange={choice.setPromo}
        onCheck={choice.checkPromo}
      />
      <Notice tone="info">{words.nonRefundable}</Notice>
      {options.data?.examplePrices && <p className="text-ink-2">{words.examplePrices}</p>}
    </div>
  )
}
