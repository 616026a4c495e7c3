import { readShift } from '@mwc/contract/payments/counter-desk.calls'
import type { CounterDayDetail, Shift } from '@mwc/contract/payments/counter-desk.schemas'
import type { SlipLine } from '@mwc/contract/payments/slip-line.schemas'
import { collectPayment } from '@mwc/contract/payments/payment-desk.calls'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router-dom'
import { callServer } from '../../calls/call-server.ts'
import { ActButton } from '../../page/act-button.tsx'
import { formatMoney } from '../../page/format.ts'
import { Section } from '../../page/section.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { SmallTable } from '../../page/small-table.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { lineStateWords } from '../../page/line-words.ts'

/** Its slip is entered on the terminal of the shift, as of the day of the line. */
function SlipButton({ line, day, shift }: { line: SlipLine; day: string; shift: Shift }) {
  return (
    <ActButton
      label="Collect with this slip"
      question={`Was ${formatMoney(line.amountCents)} taken on ${shift.terminal.name}?`}
      explained={`It counts with the slips of ${shift.place.name}, ${shift.terminal.name}. The membership of ${line.payment?.fullName || 'the member'} stays as it is.`}
      done="Counted."
      call={collectPayment}
      input={{
        id: line.payment?.id ?? '',
        shiftId: shift.id,
        amountCents: line.amountCents,
        ...(day < shift.today ? { collectedAt: `${day}T23:59:59+08:00` } : {}),
      }}
      fields={[{ name: 'reference', label: 'Reference on the slip', first: line.slip }]}
    />
  )
}

function Act({ line, day, terminalId, shift }: { line: SlipLine; day: string; terminalId: string; shift: Shift | null | undefined }) {
  if (line.may.includes('collect')) {
    return shift?.terminal.id === terminalId ? (
      <SlipButton line={line} day={day} shift={shift} />
    ) : (
      <Button component={RouterLink} to="/counter">
        Begin a shift here to collect it
      </Button>
    )
  }
  if (!line.may.includes('match')) return null
  const filter = encodeURIComponent(JSON.stringify({ search: line.reference }))
  return (
    <Button component={RouterLink} to={`/statement-lines?filter=${filter}`}>
      Match it or put it aside
    </Button>
  )
}

/** What NETS has of a day and nobody entered as a slip, each with what settles it. */
export function LinesWithoutSlip({ day: { day, terminal, withoutSlip } }: { day: CounterDayDetail }) {
  const { data } = useQuery({ queryKey: ['counter', 'shift'], queryFn: ({ signal }) => callServer(readShift, {}, signal) })
  if (withoutSlip.length === 0) return null
  return (
    <Section title="In the NETS file without a slip">
      <SmallTable
        label="In the NETS file without a slip"
        rows={withoutSlip}
        columns={[
          {
            name: 'Reference',
            show: ({ reference, state }: SlipLine) => (
              <>
                <div style={{ overflowWrap: 'anywhere' }}>{reference || '–'}</div>
                <StateChip {...lineStateWords[state]} />
              </>
            ),
          },
          { name: 'Amount', right: true, show: ({ amountCents }: SlipLine) => formatMoney(amountCents) },
          {
            name: 'Member and payment',
            show: ({ payment }: SlipLine) =>
              payment ? (
                <>
                  <Link component={RouterLink} to={`/payments/${payment.id}/show`}>
                    {payment.fullName || 'Closed account'}
                  </Link>
                  <SmallPrint>{payment.transactionNumber}</SmallPrint>
                </>
              ) : (
                'Nobody yet'
              ),
          },
          {
            name: 'Decide',
            show: (line: SlipLine) => <Act line={line} day={day} terminalId={terminal.id} shift={data?.shift} />,
          },
        ]}
      />
      <Box sx={{ px: 2, py: 1 }}>
        <SmallPrint>NETS does not say in its file on which terminal: what another terminal took stands here, too.</SmallPrint>
      </Box>
    </Section>
  )
}
