import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { IconDownload } from '@tabler/icons-react'
import { Suspense, lazy, useState } from 'react'
import type { ComponentType } from 'react'
import { sayPaid, useSaidPaid } from '../../../shared/paying/said-paid.hook.ts'
import { Button, LinkButton } from '../../../shared/screen/button.tsx'
import { money } from '../../../shared/programme/money.ts'
import { PetalRing } from '../../../shared/rings/petal-ring.tsx'
import { PetalSpinner } from '../../../shared/screen/petal-spinner.tsx'
import { Notice } from '../../../shared/screen/notice.tsx'
import { useProblemText } from '../../../shared/server/problem-text.ts'
import { Sheet } from '../../../shared/screen/sheet.tsx'
import { showToast } from '../../../shared/screen/toast.tsx'
import { useTopOnChange } from '../../../shared/screen/top-on-change.hook.ts'
import { useWords } from '../../../words/use-words.ts'
import { Countdown, useTimeLeft } from './countdown.tsx'
import { LiveLine } from './live-line.tsx'
import type { Connection } from '../live-payment.hook.ts'
import { useCancelPayment } from '../payments.queries.ts'
import { SaidPaidFace } from './said-paid.tsx'
import { drawQr } from '../qr-image.canvas.ts'
import { QrPicture } from '../../../shared/pictures/qr-picture.tsx'
import { systemAround } from '../../../shared/in-app/in-app-browser.rules.ts'
import { savePicture } from '../save-picture.ts'
import { StepPictures } from './step-pictures.tsx'
import { useWasAway } from './was-away.hook.ts'
import { paymentMethodPath } from '../../../paths/paths.ts'

/** Without its code the page does without the places. */
const NetsPlaces = lazy<ComponentType>(() =>
  import('../nets/nets-places.tsx').then(
    (module) => ({ default: module.NetsPlaces }),
    () => ({ default: () => null }),
  ),
)

/** A payment that waits for its money: the amount, the QR while it can be paid, what to do, and what is known so far. */
export function PaymentWaiting({
  payment,
  connection,
  clockOffsetMs,
}: {
  payment: Payment
  connection: Connection
  clockOffsetMs: number
}) {
  const words = useWords('payments').payments
  const leftMs = useTimeLeft(payment.expiresAt, clockOffsetMs)
  const amount = money(payment.amountCents)
  const method = payment.method === 'nets' ? 'nets' : 'paynow'
  const payable = leftMs > 0 && payment.qrText !== null
  const toSave = payable && method === 'paynow' ? payment.qrText : null
  const isSaidPaid = useSaidPaid(payment.id)
  // At the machine the QR code itself is wanted first.
  const wasAway = useWasAway(payment.createdAt, clockOffsetMs) && method === 'paynow'
  useTopOnChange(String(wasAway))
  const isAskedFirst = payable && (wasAway || payment.earlierMayCome)
  // Whoever paid at a machine has not left this page, and holds a receipt: there the button comes after the steps.
  const isAskedLast = payable && method === 'nets' && !isAskedFirst
  const havePaid = (
    <Button variant="secondary" onClick={() => sayPaid(payment.id, true)}>
      {words.iHavePaid}
    </Button>
  )
  const isPreparing = leftMs > 0 && payment.qrText === null
  const state = (!isPreparing || connection !== 'live') && <LiveLine method={method} connection={connection} />
  async function saveQr(text: string) {
    try {
      const done = await savePicture(
        drawQr(text, amount, `${words.programmeName} · ${payment.transactionNumber}`),
        `MWC-QR-${payment.transactionNumber}`,
        'save',
      )
      if (done === 'saved') showToast(words.imageSaved)
    } catch {
      showToast(words.imageFailed)
    }
  }
  if (isSaidPaid)
    return (
      <div className="space-y-6">
        {connection !== 'live' && state}
        <SaidPaidFace payment={payment} />
      </div>
    )
  return (
    <div className="space-y-6">
      {payment.earlierMayCome && <Notice tone="warning">{isAskedFirst ? words.earlierSayPaid : words.earlierMayCome}</Notice>}
      {wasAway && state}
      {isAskedFirst && havePaid}
      <section className="daylight overflow-clip rounded-card bg-card text-center shadow-raised">
        <div className="relative isolate overflow-clip harbour-face px-4 py-3 text-card">
          <PetalRing size={180} className="absolute -right-14 -bottom-20 -z-10 opacity-12" />
          <p>{words.amountToPay}</p>
          <p className="text-3xl leading-tight font-bold text-marigold-300 tabular-nums">{amount}</p>
          <p>
            {words.plan[payment.plan]} {payment.freeMonths > 0 && words.plusFree(payment.freeMonths)}
          </p>
        </div>
        <div className="p-2">
          {payable && payment.qrText ? (
            <QrPicture text={payment.qrText} label={words.qrPicture(amount)} />
          ) : (
            <div className="mx-auto flex aspect-square w-full max-w-[320px] flex-col items-center justify-center gap-4 text-harbour-700">
              <PetalSpinner size={72} />
              <p className="px-2 text-balance">
                <b className="block">{isPreparing ? words.preparing : words.expiredText}</b>
                {isPreparing && words.preparingText}
              </p>
            </div>
          )}
        </div>
        {toSave && (
          // Before all else that is said: the bank's app is mostly on this same phone, and needs the picture.
          <div className="px-3 pb-3">
            {systemAround(navigator.userAgent) ? (
              <p className="font-semibold">{words.screenshotQr}</p>
            ) : (
              <Button icon={<IconDownload aria-hidden="true" />} onClick={() => void saveQr(toSave)}>
                {words.saveImage}
              </Button>
            )}
          </div>
        )}
        {!wasAway && state && <div className="px-3 pb-4">{state}</div>}
        {leftMs > 0 && !isPreparing && (
          <div className="px-4 pb-4">
            <Countdown until={payment.expiresAt} leftMs={leftMs} />
          </div>
        )}
        {payable && payment.payee && <p className="px-4 pb-4 text-pretty">{words.bankShows(payment.payee)}</p>}
      </section>
      {toSave && <p className="text-ink-2">{words.samePhone}</p>}
      {!isPreparing && (
        <StepPictures method={method} title={words.stepsTitle} steps={method === 'nets' ? words.netsSteps : words.paynowSteps} />
      )}
      {isAskedLast && havePaid}
      {method === 'nets' && (
        <Suspense>
          <NetsPlaces />
        </Suspense>
      )}
      {payment.canContinue && <OtherWays payment={payment} />}
    </div>
  )
}

function OtherWays({ payment: { id, earlierMayCome } }: { payment: Payment }) {
  const words = useWords('payments').payments
  const problem = useProblemText()
  const [asking, setAsking] = useState(false)
  const cancel = useCancelPayment()
  return (
    <div className="space-y-3">
      <LinkButton variant="secondary" to={paymentMethodPath} replace>
        {words.otherWay}
      </LinkButton>
      <Button
        variant="quiet"
        onClick={() => {
          cancel.reset()
          setAsking(true)
        }}
      >
        {words.cancelPayment}
      </Button>
      <Sheet open={asking} title={words.cancelQuestion} onClose={() => setAsking(false)}>
        <p>{earlierMayCome ? words.cancelTextEarlier : words.cancelText}</p>
        {cancel.error && <Notice tone="error">{problem(cancel.error)}</Notice>}
        <Button onClick={() => setAsking(false)}>{words.keepPayment}</Button>
        <Button variant="danger" busy={cancel.isPending} onClick={() => cancel.mutate(id, { onSuccess: () => setAsking(false) })}>
          {words.cancelPayment}
        </Button>
      </Sheet>
    </div>
  )
}
