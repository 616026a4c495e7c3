import type { Slip } from '@mwc/contract/payments/counter-desk.schemas'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { formatMoney } from '../../page/format.ts'
import { MomentText } from '../../page/moment-text.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { outcomeWords } from '../../page/payment-words.ts'

/** The slips of a day, in the order in which the terminal took them. */
export function SlipTable({ slips }: { slips: readonly Slip[] }) {
  return (
    <Card variant="outlined">
      <Typography variant="h2" sx={{ p: 2, pb: 1 }}>
        Slips
      </Typography>
      {slips.length === 0 ? (
        <Typography sx={{ p: 2, pt: 0 }} color="text.secondary">
          None yet. Each slip that is collected on this terminal stands here.
        </Typography>
      ) : (
        <TableContainer role="region" aria-label="Slips" tabIndex={0}>
          <Table size="small" aria-label="Slips">
            <TableHead>
              <TableRow>
                {['Reference', 'Amount', 'Member and payment', 'Taken', 'Collected by', 'What became of it'].map((name) => (
                  <TableCell key={name}>{name}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {slips.map(({ id, reference, amountCents, member, payment, takenAt, collectedBy, outcome, onFile }) => (
                <TableRow key={id}>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{reference}</TableCell>
                  <TableCell>{formatMoney(amountCents)}</TableCell>
                  <TableCell>
                    <Link component={RouterLink} to={`/payments/${payment.id}/show`} sx={{ overflowWrap: 'anywhere' }}>
                      {member.fullName || 'Closed account'}
                    </Link>
                    <SmallPrint>
                      {member.memberNumber} · {payment.transactionNumber}
                    </SmallPrint>
                  </TableCell>
                  <TableCell>
                    <MomentText at={takenAt} />
                  </TableCell>
                  <TableCell>{collectedBy}</TableCell>
                  <TableCell>
                    <StateChip {...outcomeWords[outcome]} />
                    {onFile === false ? <StateChip tone="waiting" word="Not in the NETS file" /> : null}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Card>
  )
}
