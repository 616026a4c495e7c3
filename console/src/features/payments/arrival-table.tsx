import type { Arrival } from '@mwc/contract/payments/payment-desk.schemas'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { formatDay, formatMoney } from '../../page/format.ts'
import { MomentText } from '../../page/moment-text.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { likeSlipText, outcomeWords, reasonWords } from '../../page/payment-words.ts'

/** Every arrival of money for a payment, with what became of it and who decided so. */
export function ArrivalTable({ arrivals }: { arrivals: readonly Arrival[] }) {
  return (
    <Card variant="outlined">
      <Typography variant="h2" sx={{ p: 2, pb: 0 }}>
        Money that came
      </Typography>
      {arrivals.length === 0 ? (
        <Typography sx={{ p: 2 }} color="text.secondary">
          None yet. It appears here when a gateway reports it or staff collect it.
        </Typography>
      ) : (
        <TableContainer role="region" aria-label="Money that came" tabIndex={0}>
          <Table size="small" aria-label="Money that came">
            <TableHead>
              <TableRow>
                {['Reference', 'Amount', 'Paid at', 'What became of it', 'Decided'].map((name) => (
                  <TableCell key={name}>{name}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {arrivals.map((money) => (
                <TableRow key={money.id}>
                  <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 90 }}>{money.reference}</TableCell>
                  <TableCell>{formatMoney(money.amountCents, money.currency)}</TableCell>
                  <TableCell>
                    <MomentText at={money.settledAt} />
                  </TableCell>
                  <TableCell>
                    <StateChip {...outcomeWords[money.outcome]} />
                    {money.reviewReason && money.outcome !== 'sameMoney' ? <div>{reasonWords[money.reviewReason]}</div> : null}
                    {money.likeSlip ? <SmallPrint>{likeSlipText(money.likeSlip)}</SmallPrint> : null}
                  </TableCell>
                  <TableCell sx={{ minWidth: 180, overflowWrap: 'anywhere' }}>
                    {money.decidedBy ? (
                      <>
                        <div>{money.decidedBy}</div>
                        <MomentText at={money.decidedAt} />
                        {money.counter ? (
                          <div>
                            {money.counter.placeName} · {money.counter.terminalName}, {formatDay(money.counter.day)}
                          </div>
                        ) : null}
                        {money.note ? <div>“{money.note}”</div> : null}
                        {money.refundReference ? <div>Sent back as {money.refundReference}</div> : null}
                      </>
                    ) : (
                      'By the programme'
                    )}
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
