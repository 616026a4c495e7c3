import { IconWallet } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { HelplineButton } from '../../shared/helpline/helpline-button.tsx'
import { Button } from '../../shared/screen/button.tsx'
import { RefusalError } from '../../shared/server/call-errors.ts'
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
import { isHeldBack } from '../../shared/paying/reviewed-text.ts'
import { sayPaid, useSaidPaid } from '../../shared/paying/said-paid.hook.ts'
import { knownMember, useMember } from '../../shared/programme/use-member.ts'
import { useTopOnChange } from '../../shared/screen/top-on-change.hook.ts'
import { LiveRegion } from '../../shared/status/live-region.tsx'
import { useWords } from '../../words/use-words.ts'
import { AskPaidFirst } from './choosing/ask-paid-first.tsx'
import { Choices } from './choosing/choices.tsx'
import { GoesToPaid } from './choosing/goes-to-paid.tsx'
import { usePaidMeanwhile } from './choosing/paid-meanwhile.hook.ts'
import { PaidSinceFace, ReviewBeforePlans } from './ended/payment-ended.tsx'
import { useChoice } from './choosing/choose-plan.hook.ts'
import { pathOfPayment } from './payment-path.ts'
import { isStartUnanswered, useStartPayment } from './payments.queries.ts'
import { StartProblem } from './choosing/start-problem.tsx'
import { paymentQrCodePath } from '../../paths/paths.ts'

/** Plan, promo code and method, then one button that opens the payment. */
export function PaymentMethodScreen() {
  const words = useWords('payments').payments
  const choice = useChoice()
  const start = useStartPayment()
  const [paysAnyway, setPaysAnyway] = useState(false)
  const [notPaidId, setNotPaidId] = useState<string | null>(null)
  const { options, quote, method } = choice
  const meanwhile = usePaidMeanwhile(options)
  const order = quote && {
    plan: quote.plan,
    method: method ?? 'paynow',
    promoCode: quote.promoCode ?? undefined,
    expectedTotalCents: quote.totalCents,
  }
  // Of a tap that is made again for want of an answer nothing is asked: it is the same payment.
  const isRepeat = start.isError && order !== undefined && isStartUnanswered(order, choice.goesOnWith)
  const isUnanswered = (id: string | null | undefined): id is string => Boolean(id) && id !== notPaidId && !isRepeat
  const mayBePaidId = options.data?.mayBePaidId
  const goesOn = options.data?.openOrder?.canContinue ? options.data.openOrder.paymentId : null
  const isSaidPaid = useSaidPaid(mayBePaidId ?? '')
  useEffect(() => {
    if (isSaidPaid && mayBePaidId) goTo(paymentQrCodePath(mayBePaidId), { replace: true })
  }, [isSaidPaid, mayBePaidId])
  const askedAbout = isUnanswered(mayBePaidId) && (start.isIdle || start.isError) ? mayBePaidId : null
  useTopOnChange(`${meanwhile.isPaid} ${paysAnyway} ${askedAbout}`)
  useEffect(() => {
    // The button that was tapped is gone.
    if (meanwhile.isPaid || notPaidId || (askedAbout && document.activeElement === document.body))
      document.querySelector('h1')?.focus({ preventScroll: true })
  }, [meanwhile.isPaid, notPaidId, askedAbout])
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const asked = useMember()
  const member = asked.data
  const isUnderReview = (one: typeof member) => Boolean(one && isHeldBack(one)) && !paysAnyway
  const reviewed = member?.reviewedPaymentId
  if (reviewed && isUnderReview(member))
    return (
      <Screen title={words.methodTitle} back>
        {isStale(asked) && !asked.isFetching && (
          <>
            <Notice tone="warning">{words.reconnecting}</Notice>
            <OldSince age={asked} />
          </>
        )}
        <ReviewBeforePlans paymentId={reviewed} cameTwice={member.reviewCameTwice} onPay={() => setPaysAnyway(true)} />
      </Screen>
    )
  const canPay = quote !== undefined && (method !== undefined || quote.totalCents === 0)
  async function pay() {
    if (!order) return
    if (choice.promoUnsettled) {
      choice.checkPromo()
      document.getElementById(fieldId('promoCode'))?.focus()
      return
    }
    const newest = await meanwhile.lookAgain()
    if (isGone.current || newest.isPaid || isUnanswered(newest.mayBePaidId) || isUnderReview(knownMember())) return
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
  const action = canPay && !meanwhile.isPaid && !askedAbout && (
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
      <LiveRegion>{meanwhile.isPaid ? words.paidSinceTitle : askedAbout && words.askPaid}</LiveRegion>
      {[...new Set([goesOn, mayBePaidId])].map((id) => id && <GoesToPaid key={id} paymentId={id} />)}
      {meanwhile.isPaid ? (
        <PaidSinceFace />
      ) : askedAbout ? (
        <AskPaidFirst
          paymentId={askedAbout}
          canContinue={goesOn === askedAbout}
          onPaid={() => sayPaid(askedAbout, true)}
          onNotPaid={() => {
            sayPaid(askedAbout, false)
            setNotPaidId(askedAbout)
          }}
        />
      ) : options.data && choice.plans.length === 0 ? (
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
