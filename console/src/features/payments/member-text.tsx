import type { DeskPayment } from '@mwc/contract/payments/payment-desk.schemas'
import { SmallPrint } from '../../page/small-print.tsx'

/** Whose payment it is: an account that was closed has its number left. */
export function MemberText({ member: { fullName, memberNumber } }: Pick<DeskPayment, 'member'>) {
  return (
    <>
      {fullName || 'Closed account'}
      <SmallPrint>{memberNumber}</SmallPrint>
    </>
  )
}
