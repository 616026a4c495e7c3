import TextField from '@mui/material/TextField'

type Props = { label: string; value: string; onChange: (value: string) => void; wrong?: string | undefined; own?: boolean }

/** A password: the own one, or a new one with what it takes. */
export function PasswordField({ label, value, onChange, wrong, own = false }: Props) {
  return (
    <TextField
      label={label}
      type="password"
      autoComplete={own ? 'current-password' : 'new-password'}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={wrong !== undefined}
      helperText={wrong ?? (own ? undefined : 'At least 12 characters, with a big and a small letter. A sentence is easy to keep in mind.')}
      required
      fullWidth
    />
  )
}
