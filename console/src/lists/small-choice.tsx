import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'

type Props = {
  label: string
  value: string
  choices: readonly { id: string; name: string }[]
  /** What is said where none is chosen; left out, one always is. */
  none?: string
  width: number
  onChange: (id: string) => void
}

/** A choice that narrows what stands beside it, by itself and outside any form. */
export function SmallChoice({ label, value, choices, none, width, onChange }: Props) {
  return (
    <TextField
      className="not-printed"
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ width }}
    >
      {none === undefined ? null : <MenuItem value="">{none}</MenuItem>}
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
