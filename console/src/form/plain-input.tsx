import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { below } from '../page/act-fields.tsx'
import type { PlainField } from './record-fields.ts'
import type { RecordForm } from './use-record-form.ts'
import { ManyField } from './many-field.tsx'
import { ShopsField } from './shops-field.tsx'

/** A field of a kind that one feature alone has. */
export type SpecialField = (props: FieldProps) => ReactNode
type FieldProps = { label: string; value: string; wrong: string | undefined; hint: string | undefined; onChange: (text: string) => void }

const itself = (choice: string) => choice
const modes: Partial<Record<PlainField['kind'], 'numeric' | 'decimal'>> = { number: 'numeric', money: 'decimal' }

/**
 * One field that is the same in every language, with what stands now where somebody else saved meanwhile.
 * @param special draws it instead, where its kind is one feature's alone.
 */
export function PlainInput({ form, field, special }: { form: RecordForm; field: PlainField; special?: SpecialField | undefined }) {
  const { name, label, kind, choices, hint, optional, nameOf = itself } = field
  const [value, now] = [form.values[name] ?? '', form.meanwhile(name)]
  const set = (text: string) => form.set({ [name]: text })
  const wrong = form.wrongWith(name)
  const props = { label, value, wrong, hint, onChange: set }
  const input = () => {
    if (special) return special(props)
    if (kind === 'shops') return <ShopsField {...props} />
    if (kind === 'many') return <ManyField {...props} choices={choices ?? []} nameOf={nameOf} />
    if (kind === 'tick') {
      const box = <Checkbox checked={value === 'yes'} onChange={({ target }) => set(target.checked ? 'yes' : '')} />
      return <FormControlLabel control={box} label={label} />
    }
    return (
      <TextField
        label={label}
        value={value}
        onChange={({ target }) => set(target.value)}
        required={!optional}
        error={wrong !== undefined}
        // What may stand here is needed most where something else was typed.
        helperText={below(wrong ?? null, hint)}
        select={choices !== undefined}
        type={kind === 'moment' ? 'datetime-local' : undefined}
        slotProps={{
          htmlInput: { autoComplete: 'off', inputMode: modes[kind] },
          ...(kind === 'moment' && { inputLabel: { shrink: true } }),
        }}
      >
        {optional && choices ? <MenuItem value="">–</MenuItem> : null}
        {choices?.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {nameOf(choice)}
          </MenuItem>
        ))}
      </TextField>
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 0.5, alignContent: 'start', minWidth: 0, gridColumn: kind === 'hours' ? '1 / -1' : undefined }}>
      {input()}
      {now === undefined ? null : (
        <Box sx={{ fontSize: 13, overflowWrap: 'anywhere' }}>
          Somebody else set this meanwhile{kind === 'line' || kind === 'number' ? ` to “${now}”` : ''}.
          <Button size="small" onClick={() => form.takeTheirs(name)}>
            Take theirs
          </Button>
        </Box>
      )}
    </Box>
  )
}
