import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { Ref } from 'react'
import { centsOf, wrongMoney } from './amount.ts'
import { formatDay, formatMoment, instantOf, shownInstantOf } from './format.ts'

/**
 * A field of an act: what staff type. `money` is typed in dollars and sent in cents, `count` is a number, `degrees` one
 * with decimals, `date` a day (`YYYY-MM-DD`), `moment` a day and time of Singapore, `tick` yes or no, one of `choices` is chosen.
 */
export type ActField = {
  name: string
  label: string
  kind?: 'text' | 'note' | 'money' | 'count' | 'degrees' | 'date' | 'moment' | 'tick'
  choices?: readonly { id: string; name: string }[]
  hint?: string
  first?: string
  optional?: boolean
  /** Never kept in the browser: a FIN. */
  isSecret?: boolean
}

/** What is sent for what was typed; a tick is kept as `yes` or nothing. */
export function valueOf({ kind, optional }: ActField, text: string): string | number | boolean | undefined {
  if (kind === 'money') return centsOf(text)
  if (kind === 'tick') return text === 'yes'
  if (kind === 'moment') return instantOf(text) ?? ''
  if (kind === 'degrees') return /^\s*-?\d{1,3}(?:\.\d{1,10})?\s*$/.test(text) ? Number(text) : Number.NaN
  if (kind === 'count') return /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN
  return optional && text.trim() === '' ? undefined : text
}

type Props = {
  field: ActField
  text: string
  /** What the server found wrong with it. */
  wrong: string | undefined
  inputRef: Ref<HTMLInputElement> | undefined
  onType: (text: string) => void
}

/** What stands below a field: what is wrong or meant, and after it the hint. */
export const below = (first: string | null, hint = '') => (first && hint ? `${first.replace(/[.?!]$/, '')}. ${hint}` : (first ?? hint))

/** One field of an act's question. */
export function ActInput({ field: { name, label, kind, choices, hint, optional }, text, wrong, inputRef, onType }: Props) {
  if (kind === 'tick')
    return (
      <FormControlLabel
        control={<Checkbox name={name} checked={text === 'yes'} onChange={({ target }) => onType(target.checked ? 'yes' : '')} />}
        label={label}
      />
    )
  // Browsers write days in an order of their own: 3/9 is said in words, too.
  const isTime = kind === 'date' || kind === 'moment'
  const isDay = kind === 'date' && /^\d{4}-\d\d-\d\d$/.test(text)
  const instant = kind === 'moment' ? shownInstantOf(text) : null
  const shown = isDay ? formatDay(text) : instant && formatMoment(instant)
  const said = wrong !== undefined && kind === 'money' ? wrongMoney(text, wrong) : wrong
  const inputMode = kind === 'money' || kind === 'degrees' ? 'decimal' : kind === 'count' ? 'numeric' : undefined
  return (
    <TextField
      sx={kind === 'note' ? { gridColumn: '1 / -1' } : undefined}
      inputRef={inputRef}
      label={label}
      type={kind === 'date' ? 'date' : kind === 'moment' ? 'datetime-local' : undefined}
      value={text}
      onChange={({ target }) => onType(target.value)}
      error={wrong !== undefined}
      // What may stand here is needed most where something else was typed.
      helperText={below(said ?? (shown && `${shown}.`), hint)}
      multiline={kind === 'note'}
      minRows={kind === 'note' ? 2 : undefined}
      select={choices !== undefined}
      required={!optional}
      slotProps={{ htmlInput: { inputMode, autoComplete: 'off' }, ...(isTime && { inputLabel: { shrink: true } }) }}
    >
      {choices?.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {choice.name}
        </MenuItem>
      ))}
    </TextField>
  )
}
