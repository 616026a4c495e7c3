import { IconCalendarPlus, IconWallet } from '@tabler/icons-react'
import { HelplineButton } from '../../shared/helpline/helpline-button.tsx'
import { LinkButton } from '../../shared/screen/button.tsx'
import { Notice } from '../../shared/screen/notice.tsx'
import { useSession } from '../../shared/session/session.ts'
import { useMember } from '../../shared/programme/use-member.ts'
import { useWords } from '../../words/use-words.ts'
import { paymentMethodPath } from '../../paths/paths.ts'

/** The way to pay or renew, where a kept promo code counts; for an account that staff have stopped, the helpline. */
export function PayLink() {
  const words = useWords('membership').membership
  const { vipStatus } = useSession()
  const membership = useMember().data?.membership
  if (membership?.deactivated) {
    return (
      <>
        <Notice tone="info">{words.deactivatedText}</Notice>
        <HelplineButton />
      </>
    )
  }
  if (vipStatus === '1') {
    return (
      <LinkButton to={paymentMethodPath} variant="secondary" icon={<IconCalendarPlus aria-hidden="true" />}>
        {words.renewEarly}
      </LinkButton>
    )
  }
  return (
    <LinkButton to={paymentMethodPath} icon={<IconWallet aria-hidden="true" />}>
      {vipStatus === '2' ? words.payNow : words.renewNow}
    </LinkButton>
  )
}
