import type { Shift } from '@mwc/contract/payments/counter-desk.schemas'
import { collectPayment, readDeskPayment } from '@mwc/contract/payments/payment-desk.calls'
import type { DeskPaymentDetail } from '@mwc/contract/payments/payment-desk.schemas'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { callServer } from '../../calls/call-server.ts'
import { centsOf, wrongMoney } from '../../page/amount.ts'
import { formatDay, formatMoney } from '../../page/format.ts'
import { KeptNote } from '../../page/kept-note.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { useDraft } from '../../kept/use-draft.ts'
import { useSubmit } from '../../page/use-submit.ts'
import { planWords, stateWords } from '../../page/payment-words.ts'
import { PayerCard } from './payer-card.tsx'

type Done = { id: string; shift: Shift; onDone: (words: string | null) => void; onOther: (memberId: string) => void }

/** What became of a slip, in words for whoever sits there. */
function outcome({ state, member, validTo, arrivals }: DeskPaymentDetail, reference: string, today: string): string {
  const slip = arrivals.find(({ counter, reference: name }) => counter !== null && (name === reference || name.startsWith(`${reference}@`)))
  const counted = slip?.counter && slip.counter.day !== today ? ` It counts on ${formatDay(slip.counter.day)}.` : ''
  const paid = slip && slip.outcome === 'honoured' && state === 'paid'
  if (slip?.outcome === 'refunded') return `The slip of ${member.fullName} is entered: its money was sent back.${counted}`
  if (paid)
    return `Collected ${formatMoney(slip.amountCents)} from ${member.fullName}${validTo ? `: member until ${formatDay(validTo)}` : ''}.${counted}`
  return `The money of ${member.fullName} is noted and waits under Money to review.${counted}`
}

/** One payment at the counter: what the machine has to take, and what its slip says. */
export function CollectPanel({ id, shift, onDone, onOther }: Done) {
  const { data: payment, error } = useQuery({
    queryKey: ['counter', 'payment', id],
    queryFn: ({ signal }) => callServer(readDeskPayment, { id }, signal),
    staleTime: 0,
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!payment) return null
  return <CollectForm payment={payment} shift={shift} onDone={onDone} onOther={onOther} />
}

function CollectForm({ payment, shift, onDone, onOther }: Omit<Done, 'id'> & { payment: DeskPaymentDetail }) {
  const { id, member, amountCents, plan, freeMonths, transactionNumber, state, may, arrivals } = payment
  const { typed, keptAt, type, clear } = useDraft<{ reference?: string; amount?: string }>(`collect ${id}`)
  // The machine or a file told of the money before the slip was entered: nothing more is to be taken.
  const hasCome = may.includes('collect') && (state === 'paid' || state === 'refunded')
  const come = hasCome ? arrivals.find((one) => one.counter === null && one.amountCents > 0) : undefined
  const { reference = '', amount = ((come?.amountCents ?? amountCents) / 100).toFixed(2) } = typed
  const queries = useQueryClient()
  // The shift may be over as well.
  const readAgain = () => void queries.invalidateQueries({ queryKey: ['counter'] })
  const { isBusy, problem, wrongWith, send } = useSubmit(['reference', 'amountCents'], readAgain)
  const wrongAmount = wrongWith('amountCents')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => {
      const answer = await callServer(collectPayment, { id, shiftId: shift.id, reference, amountCents: centsOf(amount) })
      clear()
      onDone(outcome(answer, reference.replace(/\s+/g, '').toUpperCase(), shift.today))
    })
  }
  return (
    <PayerCard
      member={member}
      title={hasCome ? `Enter the slip of ${formatMoney(come?.amountCents ?? amountCents)}` : `Collect ${formatMoney(amountCents)}`}
      aside={<StateChip {...stateWords[state]} />}
      facts={`${planWords[plan]}${freeMonths > 0 ? ` and ${freeMonths} free` : ''} · ${transactionNumber}`}
    >
      {may.includes('collect') ? (
        <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2 }}>
          <KeptNote keptAt={keptAt} onDiscard={clear} />
          {hasCome ? <Alert severity="info">The money has come: take nothing more. Only its slip is to be entered.</Alert> : null}
          {problem ? <Alert severity="error">{problem}</Alert> : null}
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' } }}>
            <TextField
              required
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the slip is in the hand
              autoFocus
              label="Reference on the slip"
              value={reference}
              onChange={({ target }) => type({ ...typed, reference: target.value })}
              error={wrongWith('reference') !== undefined}
              helperText={wrongWith('reference')}
              slotProps={{ htmlInput: { autoComplete: 'off' } }}
            />
            <TextField
              required
              label="Amount on the slip (S$)"
              value={amount}
              onChange={({ target }) => type({ ...typed, amount: target.value })}
              error={wrongAmount !== undefined}
              helperText={wrongAmount && wrongMoney(amount, wrongAmount)}
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button type="submit" variant="contained" loading={isBusy}>
              {hasCome ? 'Enter the slip' : 'Collect'}
            </Button>
            {hasCome ? null : <Button onClick={() => onOther(member.id)}>Another plan or a promo code</Button>}
            <Button onClick={() => onDone(null)}>Not now</Button>
          </Box>
        </Box>
      ) : (
        <>
          {problem ? <Alert severity="error">{problem}</Alert> : null}
          {reference === '' ? null : (
            <Alert severity="warning">
              Your slip <b>{reference}</b> is not entered. If the machine printed it, money was taken twice: keep the slip, and tell
              finance.
            </Alert>
          )}
          <Alert severity="info" action={<Button onClick={() => onDone(null)}>Next</Button>}>
            Nothing is to be collected for this payment.
          </Alert>
        </>
      )}
    </PayerCard>
  )
}
