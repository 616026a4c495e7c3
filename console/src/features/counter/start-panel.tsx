import { quoteAtCounter, readCounterMember, startAtCounter } from '@mwc/contract/payments/counter-desk.calls'
import type { PlanCode } from '@mwc/contract/membership/plan-codes'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Quote } from '@mwc/contract/payments/payments.schemas'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callServer } from '../../calls/call-server.ts'
import { formatDay, formatMoney } from '../../page/format.ts'
import { useSubmit } from '../../page/use-submit.ts'
import { planWords } from '../../page/payment-words.ts'
import { PayerCard } from './payer-card.tsx'
import { useStartKey } from './use-start-key.ts'

type Ends = { onStarted: (paymentId: string) => void; onDone: (words: string | null) => void }

/** A payment for a member who has no phone at hand: plan, code, and the quote that the member would see. */
export function StartPanel({ id, ...ends }: Ends & { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['counter', 'member', id],
    queryFn: ({ signal }) => callServer(readCounterMember, { id }, signal),
    staleTime: 0,
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  return data ? <StartForm read={data} readAgain={() => void refetch()} {...ends} /> : null
}

function quoteText({ plan, totalCents, freeMonths, firstDay, lastDay }: Quote): string {
  const free = freeMonths > 0 ? ` and ${freeMonths} free` : ''
  return `${planWords[plan]}${free} · ${formatMoney(totalCents)} · ${formatDay(firstDay)} to ${formatDay(lastDay)}`
}

type Read = { read: OutputOf<typeof readCounterMember>; readAgain: () => void }

function StartForm({ read: { member, options }, readAgain, onStarted, onDone }: Ends & Read) {
  const [plan, setPlan] = useState<PlanCode | undefined>(options.openOrder?.plan ?? options.plans[0]?.plan)
  const [code, setCode] = useState(options.openOrder?.promoCode ?? '')
  const [quoted, setQuoted] = useState<{ code: string; quote: Quote } | null>(null)
  const { isBusy, problem, wrongWith, send } = useSubmit(['promoCode'], () => {
    // What the code does is looked at again, too.
    setQuoted(null)
    readAgain()
  })
  const keyOf = useStartKey()
  const typed = code.trim()
  const withCode = quoted && quoted.code === typed && quoted.quote.plan === plan ? quoted.quote : null
  const quote = typed === '' ? options.plans.find((one) => one.plan === plan) : withCode

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => {
      if (!plan) return
      const asked = { id: member.id, plan, ...(typed === '' ? {} : { promoCode: typed }) }
      // A code is first shown with what it does; Enter again starts.
      if (!quote) return setQuoted({ code: typed, quote: await callServer(quoteAtCounter, asked) })
      const input = { ...asked, expectedTotalCents: quote.totalCents }
      const payment = await callServer(startAtCounter, { ...input, idempotencyKey: keyOf(JSON.stringify(input)) })
      if (payment.state === 'awaiting') onStarted(payment.id)
      else onDone(`${member.fullName} has nothing to pay${payment.validTo ? `: member until ${formatDay(payment.validTo)}` : ''}.`)
    })
  }
  return (
    <PayerCard member={member} title="Start a payment" facts={member.lastDay ? `Paid until ${formatDay(member.lastDay)}` : 'Not paid yet'}>
      <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2 }}>
        {problem ? <Alert severity="error">{problem}</Alert> : null}
        {options.openOrder ? (
          <Alert severity="info">A payment for {planWords[options.openOrder.plan]} is open. Another plan or code takes its place.</Alert>
        ) : null}
        <FormControl>
          <FormLabel id="counter-plan">Plan</FormLabel>
          <RadioGroup aria-labelledby="counter-plan" value={plan ?? ''} onChange={(_event, value) => setPlan(value as PlanCode)}>
            {options.plans.map((one, i) => (
              <FormControlLabel
                key={one.plan}
                value={one.plan}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the next thing to be asked
                control={<Radio autoFocus={plan ? one.plan === plan : i === 0} />}
                label={quoteText(withCode?.plan === one.plan ? withCode : one)}
              />
            ))}
          </RadioGroup>
        </FormControl>
        <TextField
          label="Promo code (optional)"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={wrongWith('promoCode') !== undefined}
          helperText={wrongWith('promoCode') ?? (withCode ? `${formatMoney(withCode.priceCents)} without the code.` : undefined)}
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!member.may.includes('start') || !plan}>
            {quote ? `Start · ${formatMoney(quote.totalCents)}` : 'Check the code'}
          </Button>
          <Button onClick={() => onDone(null)}>Not now</Button>
        </Box>
      </Box>
    </PayerCard>
  )
}
