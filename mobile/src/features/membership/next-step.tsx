import type { Membership } from '@mwc/contract/membership/membership.schemas'
import { IconAlertTriangleFilled, IconPhone, IconQrcode, IconWallet } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useBegunText } from '../../shared/paying/begun-text.hook.ts'
import { isHeldBack, reviewedText } from '../../shared/paying/reviewed-text.ts'
import { useSaidPaid } from '../../shared/paying/said-paid.hook.ts'
import { LinkButton } from '../../shared/screen/button.tsx'
import { telAddress, useProgramme } from '../../shared/programme/use-programme.ts'
import { wholeDay } from '../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { paymentMethodPath, paymentQrCodePath } from '../../paths/paths.ts'

const paymentPath = (id: string) => paymentQrCodePath(id)

type Look = 'brick' | 'pending' | 'grey'
const looks: Record<Look, string> = { brick: 'daylight bg-arrears text-card', pending: 'bg-pending-tint', grey: 'bg-inactive-tint' }

function Strip({ look, children, action }: { look: Look; children: ReactNode; action?: ReactNode }) {
  return (
    <section className={`space-y-3 rounded-card p-4 ${looks[look]}`}>
      <div className="flex items-start gap-3">
        {look === 'brick' && <IconAlertTriangleFilled aria-hidden="true" className="h-[1lh] w-6 shrink-0" />}
        <div className="min-w-0 flex-1 font-semibold">{children}</div>
      </div>
      {action}
    </section>
  )
}

/**
 * The next thing to do without a running membership: continue, pay, renew, or call; for a running one, only what was begun.
 * While staff look at money that may make months, nothing but the way to it.
 */
export function NextStep({
  membership,
  continuePaymentId,
  mayBePaidId,
  reviewedPaymentId,
  reviewOnlyGoesBack,
  reviewCameTwice,
  gift,
}: {
  membership: Membership
  continuePaymentId: string | null
  /** The payment whose money may come, which can be the one that is continued. */
  mayBePaidId: string | null
  reviewedPaymentId: string | null
  reviewOnlyGoesBack: boolean
  reviewCameTwice: boolean
  gift?: ReactNode
}) {
  const words = useWords('membership').membership
  const language = useLanguage()
  const helpline = useProgramme().data?.helpline
  const begun = useBegunText({ continuePaymentId, mayBePaidId })
  const isSaidPaid = useSaidPaid(mayBePaidId ?? '')
  const { status, deactivated, lastDay } = membership
  if (deactivated) {
    const call = helpline && (
      <LinkButton icon={<IconPhone aria-hidden="true" />} to={telAddress(helpline)}>
        {words.callHelpline} {helpline.replaceAll(' ', '\u00a0')}
      </LinkButton>
    )
    return (
      <Strip look="grey" action={call}>
        {words.deactivatedText}
      </Strip>
    )
  }
  const seeButton = (id: string) => (
    <LinkButton variant="secondary" to={paymentPath(id)}>
      {words.seePayment}
    </LinkButton>
  )
  if (reviewedPaymentId && isHeldBack({ reviewedPaymentId, reviewOnlyGoesBack, membership })) {
    return (
      <Strip look="pending" action={seeButton(reviewedPaymentId)}>
        {reviewedText(status, reviewCameTwice, words)}
      </Strip>
    )
  }
  const continueButton = continuePaymentId && !isSaidPaid && (
    <LinkButton icon={<IconQrcode aria-hidden="true" />} to={paymentPath(continuePaymentId)}>
      {words.continuePayment}
    </LinkButton>
  )
  // Beside "do not pay again" stands no button that pays: that payment's page leads on, too.
  const goOn = continueButton || (mayBePaidId && seeButton(mayBePaidId))
  const payButton = (
    <LinkButton variant={status === 'arrears' ? 'secondary' : 'primary'} icon={<IconWallet aria-hidden="true" />} to={paymentMethodPath}>
      {status === 'pendingPayment' ? words.payNow : words.renewNow}
    </LinkButton>
  )
  if (status === 'active') {
    return (
      begun && (
        <Strip look="pending" action={goOn}>
          {begun}
        </Strip>
      )
    )
  }
  // Money that may be on its way is no cause for alarm.
  const look: Look = begun || status === 'pendingPayment' ? 'pending' : status === 'arrears' ? 'brick' : 'grey'
  // What was begun is said first, and is what matters.
  const beside = begun ? 'mt-2 font-normal' : undefined
  return (
    <Strip
      look={look}
      action={
        <>
          {!continueButton && gift}
          {goOn || payButton}
        </>
      }
    >
      {begun && <p>{begun}</p>}
      {status === 'pendingPayment' ? (
        !begun && <p>{words.pendingText}</p>
      ) : (
        <>
          {lastDay && (
            <p className={beside}>
              {words.endedOn(wholeDay(lastDay, language))} {!begun && words.oweNothing}
            </p>
          )}
          {!begun && <p>{words.renewToUse}</p>}
        </>
      )}
    </Strip>
  )
}
