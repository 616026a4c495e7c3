import TextField from '@mui/material/TextField'
import { below } from '../../../page/act-fields.tsx'
import type { RecordForm } from '../../../form/use-record-form.ts'

const windowFields = [
  { name: 'publishFrom', label: 'From', hint: 'Empty: a draft, which nobody sees' },
  { name: 'publishTo', label: 'Until', hint: 'Empty: without an end' },
] as const

/** When it is shown, on the clocks of Singapore. */
export function WindowFields({ form }: { form: RecordForm }) {
  return windowFields.map(({ name, label, hint }) => {
    const [wrong, now] = [form.wrongWith(name), form.meanwhile(name)]
    const stands = now === undefined ? '' : ` Somebody else set ${now === '' ? 'none' : now.replace('T', ', ')} meanwhile.`
    return (
      <TextField
        key={name}
        type="datetime-local"
        label={label}
        value={form.values[name] ?? ''}
        onChange={({ target }) => form.set({ [name]: target.value })}
        error={wrong !== undefined}
        helperText={`${below(wrong ?? null, hint)}${stands}`}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    )
  })
}
