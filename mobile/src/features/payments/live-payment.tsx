import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { goTo } from '../../shared/navigation/navigation.ts'
import { askMemberAgain, memberQuery } from '../../shared/programme/use-member.ts'
import { LoadingShapes, Skeleton } from '../../shared/screen/skeleton.tsx'
import { Notice } from '../../shared/screen/notice.tsx'
import { useTopOnChange } from '../../shared/screen/top-on-change.hook.ts'
import { LiveRegion } from '../../shared/status/live-region.tsx'
import { useWords } from '../../words/use-words.ts'
import { MissingFace, PaidSinceFace, RefundedFace, ReviewFace } from './ended/payment-ended.tsx'
import { UnsuccessfulFace } from './ended/unsuccessful-face.tsx'
import { type Connection, useLivePayment } from './live-payment.hook.ts'
import { notePaid } from './note-paid.ts'
import { keepPayment } from './payments.queries.ts'
import { useStateText } from './state-text.hook.ts'
import { PaymentWaiting } from './waiting/payment-waiting.tsx'
import { paymentSuccessfulPath } from '../../paths/paths.ts'

const mostTries = 3
const againMs = 500

/** One payment as it stands, followed until it ends; once paid it leads to the receipt by itself. */
export function LivePayment({ id }: { id: string }) {
  const words = useWords('payments').payments
  const client = useQueryClient()
  const { payment, connection, clockOffsetMs } = useLivePayment(id)
  const stateText = useStateText(payment)
  useTopOnChange(payment && `${payment.state} ${payment.moneyUnderReview}`)
  useEffect(() => {
    // Into a bank app and back many a phone loses its network: the word that it is paid may be the last that comes.
    void import('./payment-successful.screen.tsx').catch(() => undefined)
  }, [])
  const paid = payment?.state === 'paid'
  useEffect(() => {
    if (!paid || !payment) return
    let left = false
    const leave = async () => {
      notePaid(client, payment)
      // The gate must know the new state before the member goes on to the card, or the receipt is loaded anew for want of its
      // code. A network that has just come back may lose the first call; for one that is gone nobody waits.
      const isUnsaid = () => client.getQueryState(memberQuery.queryKey)?.status === 'error' && navigator.onLine
      await keepPayment(client, payment)
      for (let tries = 1; tries < mostTries && isUnsaid(); tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, againMs))
        await askMemberAgain()
      }
      if (!left) goTo(paymentSuccessfulPath(payment.id), { replace: true })
    }
    void leave()
    return () => {
      left = true
    }
  }, [client, paid, payment])
  const paidSince = payment?.paidSince === true
  useEffect(() => {
    // What was paid in its place is news of the membership, too: nothing may go on saying that a payment is not finished.
    if (paidSince) void askMemberAgain()
  }, [paidSince])
  return (
    <>
      <LiveRegion>{stateText}</LiveRegion>
      {connection === 'missing' ? (
        <MissingFace />
      ) : !payment ? (
        <div className="space-y-6">
          {connection !== 'live' && <Notice tone="warning">{connection === 'away' ? words.away : words.reconnecting}</Notice>}
          <WaitingShapes />
        </div>
      ) : (
        <PaymentFace payment={payment} connection={connection} clockOffsetMs={clockOffsetMs} />
      )}
    </>
  )
}

function PaymentFace({ payment, connection, clockOffsetMs }: { payment: Payment; connection: Connection; clockOffsetMs: number }) {
  if (payment.state === 'paid') return <WaitingShapes />
  if (payment.state === 'refunded') return <RefundedFace payment={payment} />
  if (payment.state === 'toReview' || payment.moneyUnderReview) return <ReviewFace payment={payment} />
  if (payment.state === 'awaiting') return <PaymentWaiting payment={payment} connection={connection} clockOffsetMs={clockOffsetMs} />
  return payment.paidSince ? <PaidSinceFace mayComeTwice={payment.mayComeTwice} /> : <UnsuccessfulFace payment={payment} />
}

function WaitingShapes() {
  return (
    <LoadingShapes>
      <Skeleton className="h-104 w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-20 w-full" />
    </LoadingShapes>
  )
}
