import type { DeskPayment } from '@mwc/contract/payments/payment-desk.schemas'
import Box from '@mui/material/Box'

/** Whose payment it is: an account that was closed has its number left. */
export function MemberText({ member: { fullName, memberNumber } }: Pick<DeskPayment, 'member'>) {
  return (
    <>
      {fullName || 'Closed account'}
      <Box component="span" sx={{ color: 'text.secondary', display: 'block', fontSize: 12 }}>
        {memberNumber}
      </Box>
    </>
  )
}
