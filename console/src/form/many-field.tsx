import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'

type Props = {
  label: string
  /** What is chosen, comma between. */
  value: string
  wrong: string | undefined
  hint?: string | undefined
  choices: readonly string[]
  nameOf: (choice: string) => string
  onChange: (chosen: string) => void
}

/** Any number of choices, by their names. */
export function ManyField({ label, value, wrong, hint, choices, nameOf, onChange }: Props) {
  return (
    <Autocomplete
      multiple
      size="small"
      options={choices}
      getOptionLabel={nameOf}
      value={value === '' ? [] : value.split(',')}
      onChange={(_, chosen) => onChange(chosen.join(','))}
      renderInput={(params) => <TextField {...params} label={label} error={wrong !== undefined} helperText={wrong ?? hint} />}
    />
  )
}
