import { readableMobile } from '@mwc/contract/fields/mobile-number'
import { findAtCounter } from '@mwc/contract/payments/counter-desk.calls'
import type { CounterMember, CounterPayment } from '@mwc/contract/payments/counter-desk.schemas'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import TextField from '@mui/material/TextField'
import { type FormEvent, type RefObject, useState } from 'react'
import { callServer } from '../../calls/call-server.ts'
import { formatDay, formatMoney } from '../../page/format.ts'
import { StateChip } from '../../page/state-chip.tsx'
import { useSubmit } from '../../page/use-submit.ts'
import { planWords, stateWords } from '../../page/payment-words.ts'

/** What was found and can be opened: a payment to collect, or a member to start one for. */
export type Hit = { kind: 'payment' | 'member'; id: string }

type Found = { payments: readonly CounterPayment[]; members: readonly CounterMember[] }

/** Members who have a payment that waits are found with it: another one can be started from there. */
function membersBeside({ payments, members }: Found): readonly CounterMember[] {
  const paying = new Set(payments.filter(({ may }) => may.includes('collect')).map(({ member }) => member.id))
  return members.filter(({ id }) => !paying.has(id))
}

function hitsOf(found: Found): Hit[] {
  const payments = found.payments.filter(({ may }) => may.includes('collect'))
  const members = membersBeside(found).filter(({ may }) => may.includes('start'))
  return [...payments.map(({ id }): Hit => ({ kind: 'payment', id })), ...members.map(({ id }): Hit => ({ kind: 'member', id }))]
}

/** One box for whatever stands on the phone, the card or the paper. A single hit opens by itself. */
export function CounterSearch({
  field,
  onOpen,
  hasFocus,
}: {
  field: RefObject<HTMLInputElement | null>
  onOpen: (hit: Hit) => void
  hasFocus: boolean
}) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const { isBusy, problem, wrongWith, send } = useSubmit(['search'])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => {
      // Nobody of an earlier search stays below what was refused.
      setFound(null)
      const answer = await callServer(findAtCounter, { search: text })
      const [first, ...others] = hitsOf(answer)
      const isSingle = first && others.length === 0
      setFound(isSingle ? null : answer)
      if (isSingle) onOpen(first)
    })
  }
  const choose = (hit: Hit) => {
    setFound(null)
    onOpen(hit)
  }
  return (
    <>
      <Box component="form" role="search" onSubmit={submit} noValidate sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          inputRef={field}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a scanner types here
          autoFocus={hasFocus}
          fullWidth
          type="search"
          label="Code, number, mobile or name"
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={wrongWith('search') !== undefined}
          helperText={wrongWith('search') ?? 'Scan the code on the phone, or type a number or a part of the name. Enter finds.'}
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
        />
        <Button type="submit" variant="contained" loading={isBusy} sx={{ height: 40 }}>
          Find
        </Button>
      </Box>
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      {found ? <Hits found={found} onOpen={choose} /> : null}
    </>
  )
}

function Hits({ found, onOpen }: { found: Found; onOpen: (hit: Hit) => void }) {
  const members = membersBeside(found)
  if (found.payments.length + members.length === 0)
    return (
      <Alert severity="info" role="status">
        Nobody found. Check the number, or try the mobile number or the name.
      </Alert>
    )
  return (
    <Card variant="outlined" component="section" aria-label="Found">
      <List disablePadding>
        {found.payments.map(({ id, member, amountCents, plan, transactionNumber, state, may }) => (
          <ListItem key={id} disablePadding secondaryAction={<StateChip {...stateWords[state]} />}>
            <ListItemButton disabled={!may.includes('collect')} onClick={() => onOpen({ kind: 'payment', id })}>
              <ListItemText
                primary={`${member.fullName} · ${formatMoney(amountCents)}`}
                secondary={`${transactionNumber} · ${planWords[plan]} · ${member.memberNumber}`}
              />
            </ListItemButton>
          </ListItem>
        ))}
        {members.map(({ id, fullName, memberNumber, mobile, lastDay, may }) => (
          <ListItem key={id} disablePadding>
            <ListItemButton disabled={!may.includes('start')} onClick={() => onOpen({ kind: 'member', id })}>
              <ListItemText
                primary={may.includes('start') ? `${fullName} · start a payment` : `${fullName} · stopped by staff`}
                secondary={[memberNumber, mobile && readableMobile(mobile), lastDay ? `paid until ${formatDay(lastDay)}` : 'not paid yet']
                  .filter(Boolean)
                  .join(' · ')}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Card>
  )
}
