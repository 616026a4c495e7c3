import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { PlainField } from '../content-fields.ts'
import { choiceName } from '../content-words.ts'
import type { ItemForm } from '../use-item-form.ts'
import { HoursField } from './hours-field.tsx'
import { PictureField } from './picture-field.tsx'
import { ShopsField } from './shops-field.tsx'

/** One field that is the same in every language, with what stands now where somebody else saved meanwhile. */
export function PlainInput({ form, field }: { form: ItemForm; field: PlainField }) {
  const { name, label, kind, choices, hint, optional } = field
  const [value, now] = [form.values[name] ?? '', form.meanwhile(name)]
  const set = (text: string) => form.set({ [name]: text })
  const wrong = form.wrongWith(name)
  const props = { label, value, wrong, hint, onChange: set }
  const input = () => {
    if (kind === 'picture') return <PictureField {...props} />
    if (kind === 'shops') return <ShopsField {...props} />
    if (kind === 'hours') return <HoursField {...props} />
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
        helperText={wrong ?? hint}
        select={choices !== undefined}
        slotProps={{ htmlInput: { autoComplete: 'off', inputMode: kind === 'number' ? 'numeric' : undefined } }}
      >
        {optional && choices ? <MenuItem value="">–</MenuItem> : null}
        {choices?.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {choiceName(choice)}
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
