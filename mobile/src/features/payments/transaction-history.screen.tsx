import type { PaymentState } from '@mwc/contract/payments/payment-kinds'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { IconChevronDown, IconQrcode, IconReceipt, IconWallet } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Button, LinkButton } from '../../shared/screen/button.tsx'
import { EmptyState } from '../../shared/screen/empty-state.tsx'
import { ErrorState } from '../../shared/loading/error-state.tsx'
import { FactList } from '../../shared/rows/fact-list.tsx'
import { Notice } from '../../shared/screen/notice.tsx'
import { EmptyListPicture } from '../../shared/pictures/empty-list-picture.tsx'
import { useProblemText } from '../../shared/server/problem-text.ts'
import { Refresh } from '../../shared/lists/refresh.tsx'
import { notePaymentTold } from '../../shared/paying/payment-told.ts'
import { useSaidPaid } from '../../shared/paying/said-paid.hook.ts'
import { Screen } from '../../shared/screen/screen.tsx'
import { LoadingShapes, Skeleton } from '../../shared/screen/skeleton.tsx'
import { wholeMoment, wholeMomentDay } from '../../shared/time/whole-times.ts'
import { LiveRegion } from '../../shared/status/live-region.tsx'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useLivePayment } from './live-payment.hook.ts'
import { notePaid } from './note-paid.ts'
import { PaidChip } from './paid-chip.tsx'
import { usePaymentFacts } from './payment-facts.hook.ts'
import { amountOf, extraSentBack, otherAmount } from './other-amount.ts'
import { pathOfPayment } from './payment-path.ts'
import { historyQuery, keepPayment } from './payments.queries.ts'
import { reviewWords } from './review-words.ts'
import { useStateText } from './state-text.hook.ts'
import { paymentMethodPath, paymentSuccessfulPath } from '../../paths/paths.ts'

/** Payments that are followed at a time; who tries more often looks at the newest. */
const mostFollowed = 3

/** Follows a payment that money may still come for: what became of it is said, and the list asked anew. */
function FollowPayment({ known }: { known: Payment }) {
  const client = useQueryClient()
  const { payment } = useLivePayment(known.id)
  const [before] = useState(known.state)
  const stateText = useStateText(payment)
  const turned = payment && payment.version > known.version ? payment : undefined
  useEffect(() => {
    if (!turned) return
    if (turned.state === 'paid') {
      notePaid(client, turned)
      notePaymentTold(turned.id)
    }
    void keepPayment(client, turned)
  }, [client, turned])
  // Whoever cancelled it, or chose another way, knows.
  const isNews = payment && payment.state !== before && payment.state !== 'cancelled'
  return <LiveRegion>{isNews && stateText}</LiveRegion>
}

/** Every payment of the member, newest first. */
export function TransactionHistoryScreen() {
  const words = useWords('payments').payments
  const problem = useProblemText()
  const history = useInfiniteQuery(historyQuery)
  const payments = history.data?.pages.flatMap((page) => page.payments)
  const [followed, setFollowed] = useState<readonly string[]>([])
  const coming = payments?.filter((payment) => payment.mayStillCome || payment.state === 'awaiting' || payment.mayComeTwice) ?? []
  const waiting = coming.filter(({ mayComeTwice }) => !mayComeTwice)
  // What has turned stays, so that what was said of it stands a while.
  const turned = followed.filter((id) => coming.every((payment) => payment.id !== id))
  const next = [...turned, ...coming.slice(0, mostFollowed).map(({ id }) => id)]
  if (next.join() !== followed.join()) setFollowed(next)
  return (
    <Screen title={words.historyTitle} back>
      {payments
        ?.filter(({ id }) => followed.includes(id))
        .map((payment) => (
          <FollowPayment key={payment.id} known={payment} />
        ))}
      {payments ? (
        <Refresh age={history} onRefresh={() => history.refetch({ throwOnError: true })}>
          {payments.length === 0 ? (
            <EmptyState
              picture={<EmptyListPicture />}
              title={words.historyEmpty}
              text={words.historyEmptyText}
              action={
                <LinkButton to={paymentMethodPath} icon={<IconWallet aria-hidden="true" />}>
                  {words.goPay}
                </LinkButton>
              }
            />
          ) : (
            <div className="space-y-4">
              <ul className="space-y-4">
                {payments.map((payment) => (
                  <PaymentRow key={payment.id} payment={payment} waiting={waiting} />
                ))}
              </ul>
              {history.isFetchNextPageError && <Notice tone="error">{problem(history.error)}</Notice>}
              {history.hasNextPage && (
                <Button variant="secondary" busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
                  {words.historyMore}
                </Button>
              )}
            </div>
          )}
        </Refresh>
      ) : history.error ? (
        <ErrorState error={history.error} onRetry={() => void history.refetch()} />
      ) : (
        <LoadingShapes>
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-20 w-full" />
        </LoadingShapes>
      )}
    </Screen>
  )
}

/**
 * A payment on two lines; the rest opens with a tap, and what is to be done stands open.
 * `waiting`: those whose money is waited for; whoever said to have paid one of them is asked of none.
 */
function PaymentRow({ payment, waiting }: { payment: Payment; waiting: Payment[] }) {
  const words = useWords('payments').payments
  const language = useLanguage()
  const facts = usePaymentFacts()
  const { state, moneyUnderReview } = payment
  const isComing = payment.mayStillCome
  const isSecond = payment.earlierMayCome && state === 'awaiting'
  const isSettled = state === 'paid' || state === 'refunded'
  const isSaidPaid = useSaidPaid(...waiting.map(({ id }) => id))
  const isItself = useSaidPaid(payment.id)
  // Of what it was said of, and of what can still be paid; of an ended code beside them it would be one more sum to wait for.
  const waits = isSaidPaid && (isItself || state === 'awaiting')
  // While it may yet come both are told, who has paid and who has not; beside a button that asks for it no debt is denied.
  const cannot = isComing ? {} : words.notPaidBecause
  const canStill = isComing ? {} : { failed: words.failedText, expired: words.expiredText }
  const ended: Partial<Record<PaymentState, string>> = payment.canContinue ? canStill : cannot
  const notNeeded = payment.mayComeTwice ? words.notNeededText : undefined
  const amounts = otherAmount(payment, words)
  const review = state === 'toReview' || moneyUnderReview ? reviewWords(payment, words) : null
  const more = notNeeded ?? ended[state] ?? extraSentBack(payment, words)
  return (
    <li className="rounded-card bg-card shadow-raised">
      <details className="group">
        <summary className="flex min-h-16 cursor-pointer list-none items-center gap-2 rounded-card p-4 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span data-one-sentence="" className="block">
              <span className="sr-only">{words.methodTitle}</span>
              <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <b className="text-xl tabular-nums">{amountOf(payment)}</b>
                <PaidChip payment={payment} />
              </span>
              <span className="block text-ink-2">
                {/* Which of two it is, and its hour, matter to who looks for what he paid; of a paid one they would be a third line. */}
                {words.plan[payment.plan]} · {!isSettled && `${words.method[payment.method]} · `}
                {(isSettled ? wholeMomentDay : wholeMoment)(payment.paidAt ?? payment.createdAt, language)}
              </span>
            </span>
            {amounts && <b className="block">{amounts}</b>}
            {review ? (
              <>
                <b className="block">{review.title}</b>
                <span className="block">{review.text}</span>
              </>
            ) : (
              more && <span className="block">{more}</span>
            )}
            {(isComing || isSecond) && (
              <span className="block">{waits ? words.saidPaidText : isSecond ? words.earlierMayCome : words.mayStillCome}</span>
            )}
          </span>
          <IconChevronDown aria-hidden="true" className="size-6 shrink-0 text-harbour-700 group-open:rotate-180" />
        </summary>
        <div className="px-4 pb-4">
          <FactList facts={facts(payment).filter(({ name }) => name !== words.amount)} />
          {payment.state === 'paid' && (
            <div className="pt-2">
              <LinkButton variant="secondary" icon={<IconReceipt aria-hidden="true" />} to={paymentSuccessfulPath(payment.id)}>
                {words.receipt}
              </LinkButton>
            </div>
          )}
        </div>
      </details>
      {payment.canContinue && (
        <div className="px-4 pb-4">
          <LinkButton
            variant={isSaidPaid || isSecond ? 'secondary' : 'primary'}
            icon={<IconQrcode aria-hidden="true" />}
            to={pathOfPayment(payment)}
          >
            {words.continuePayment}
          </LinkButton>
        </div>
      )}
    </li>
  )
}
