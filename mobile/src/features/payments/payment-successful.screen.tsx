import { lateMoneyHours } from '@mwc/contract/payments/payment-kinds'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { IconId, IconShare } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { HelplineButton } from '../../shared/helpline/helpline-button.tsx'
import { WithEnglish } from '../../shared/beside-english/with-english.tsx'
import { Button, LinkButton } from '../../shared/screen/button.tsx'
import { RefusalError } from '../../shared/server/call-errors.ts'
import { ClosingRing } from '../../shared/rings/closing-ring.tsx'
import { ErrorState } from '../../shared/loading/error-state.tsx'
import { FactList } from '../../shared/rows/fact-list.tsx'
import { serverNow } from '../../shared/server/server-clock.ts'
import { noteSuccessEvent } from '../../shared/session/success-event.ts'
import { goTo, useQueryParameter } from '../../shared/navigation/navigation.ts'
import { Notice } from '../../shared/screen/notice.tsx'
import { Screen } from '../../shared/screen/screen.tsx'
import { notePaymentTold } from '../../shared/paying/payment-told.ts'
import { isHeldBack } from '../../shared/paying/reviewed-text.ts'
import { useMember } from '../../shared/programme/use-member.ts'
import { useSession } from '../../shared/session/session.ts'
import { LoadingShapes, Skeleton } from '../../shared/screen/skeleton.tsx'
import { showToast } from '../../shared/screen/toast.tsx'
import { singaporeDay } from '../../shared/time/singapore-day.ts'
import { wholeDay, wholeMoment } from '../../shared/time/whole-times.ts'
import { beside } from '../../words/english/beside/beside.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { MissingFace } from './ended/payment-ended.tsx'
import { amountOf, extraSentBack, otherAmount } from './other-amount.ts'
import { usePaymentFacts } from './payment-facts.hook.ts'
import { pathOfPayment } from './payment-path.ts'
import { historyQuery, paymentQuery } from './payments.queries.ts'
import { drawReceipt } from './receipt.canvas.ts'
import { reviewWords } from './review-words.ts'
import { savePicture } from './save-picture.ts'
import { memberCardPath, myPagePath } from '../../paths/paths.ts'

/** The payment of `?id=`, paid: amount, time, reference, the days it covers, and a receipt to keep. */
export function PaymentSuccessfulScreen() {
  const words = useWords('payments').payments
  const id = useQueryParameter('id')
  const { data: payment, error, refetch } = useQuery({ ...paymentQuery(id ?? ''), enabled: id !== null })
  useEffect(() => {
    if (payment && payment.state !== 'paid') goTo(pathOfPayment(payment), { replace: true })
  }, [payment])
  const card = (
    <LinkButton icon={<IconId aria-hidden="true" />} to={memberCardPath}>
      {words.seeCard}
    </LinkButton>
  )
  const paid = payment?.state === 'paid' ? payment : null
  return (
    <Screen title={paid ? words.successTitle : words.receiptTitle} headingHidden={paid !== null} back={myPagePath} action={paid && card}>
      {id === null || error instanceof RefusalError ? (
        <MissingFace />
      ) : paid ? (
        <PaidFace payment={paid} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingShapes>
          <Skeleton className="mx-auto size-36 rounded-full" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-72 w-full" />
        </LoadingShapes>
      )}
    </Screen>
  )
}

function PaidFace({ payment }: { payment: Payment }) {
  const words = useWords('payments').payments
  const language = useLanguage()
  const { userInfo } = useSession()
  const member = userInfo ? `${userInfo.fullName} · ${userInfo.memberNumber}` : ''
  const facts = usePaymentFacts()(payment)
  const amounts = otherAmount(payment, words)
  const back = extraSentBack(payment, words)
  const asked = useMember().data
  // Whoever paid two QR codes looks for the second money on the receipt of the first, the one that the membership stands by.
  const isOtherTwice =
    asked?.reviewCameTwice === true && isHeldBack(asked) && !payment.moneyUnderReview && payment.validTo === asked.membership.lastDay
  const review = payment.moneyUnderReview || isOtherTwice ? reviewWords({ cameTwice: isOtherTwice || payment.cameTwice }, words) : null
  // Whoever paid another code as well looks for that money here. Later than a day none is waited for.
  const [openedAt] = useState(serverNow)
  const isNew = payment.paidAt !== null && openedAt - Date.parse(payment.paidAt) < lateMoneyHours * 3_600_000
  const history = useInfiniteQuery({ ...historyQuery, enabled: isNew })
  const mayComeTwice =
    isNew && history.data?.pages.some(({ payments }) => payments.some((one) => one.mayComeTwice && one.id !== payment.id))
  useEffect(noteSuccessEvent, [])
  useEffect(() => notePaymentTold(payment.id), [payment.id])
  const isAhead = payment.validFrom !== null && payment.validFrom > singaporeDay()
  async function keepReceipt() {
    const picture = drawReceipt({
      programme: words.programmeName,
      title: `${words.receiptTitle} · ${words.paid}`,
      englishTitle: `${beside.payments.receiptTitle} · ${beside.payments.paid}`,
      amount: amountOf(payment),
      member,
      facts,
    })
    try {
      if ((await savePicture(picture, `MWC-receipt-${payment.transactionNumber}`, 'share')) === 'saved') showToast(words.receiptSaved)
    } catch {
      showToast(words.imageFailed)
    }
  }
  return (
    <div className="space-y-5">
      <div className="hidden print:block">
        <p className="text-xl font-bold">
          {words.programmeName} · <WithEnglish english={beside.payments.receiptTitle}>{words.receiptTitle}</WithEnglish>
        </p>
        {member && <p>{member}</p>}
      </div>
      <div className="space-y-1 pt-2 text-center">
        <ClosingRing />
        <p aria-hidden="true" className="pt-2 text-2xl leading-tight font-bold">
          <WithEnglish english={beside.payments.successTitle}>{words.successTitle}</WithEnglish>
        </p>
        <p className="text-3xl leading-tight font-bold tabular-nums">{amountOf(payment)}</p>
        {amounts && <p className="font-semibold">{amounts}</p>}
        {payment.paidAt && <p className="text-ink-2">{wholeMoment(payment.paidAt, language)}</p>}
        <p>{isAhead ? words.renewStacks : words.successText}</p>
      </div>
      {review && (
        <Notice tone="warning">
          <b className="block">{review.title}</b>
          <span>{review.text}</span>
        </Notice>
      )}
      {payment.paidBeside && payment.validTo && (
        <Notice tone="warning">
          <b className="block">{words.bothCountTitle}</b>
          <span>{words.bothCount(wholeDay(payment.validTo, language))}</span>
        </Notice>
      )}
      {payment.paidBeside && <HelplineButton variant="secondary" />}
      {mayComeTwice && <Notice tone="info">{words.otherNotLost}</Notice>}
      {back && <Notice tone="info">{back}</Notice>}
      {payment.validFrom && payment.validTo && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 rounded-card bg-active-tint p-4 text-center">
          {[
            [words.validFrom, payment.validFrom],
            [words.validTo, payment.validTo],
          ].map(([name = '', day = '']) => (
            <p key={name}>
              <span className="block text-ink-2">{name}</span>
              <b className="text-lg leading-snug break-keep text-active">{wholeDay(day, language)}</b>
            </p>
          ))}
        </div>
      )}
      <section className="rounded-card bg-card px-4 py-2 shadow-raised" aria-label={words.receiptTitle}>
        <FactList facts={facts} />
      </section>
      <Button variant="secondary" icon={<IconShare aria-hidden="true" />} onClick={() => void keepReceipt()}>
        {words.saveReceipt}
      </Button>
    </div>
  )
}
