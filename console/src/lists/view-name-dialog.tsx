import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useRef, useState } from 'react'
import { focusFirst } from '../plain/focus-first.ts'

type Props = { open: boolean; onClose: () => void; onSave: (name: string) => void }

/** Asks how a view is to be called. */
export function ViewNameDialog({ open, onClose, onSave }: Props) {
  const [name, setName] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') onSave(name.trim())
  }
  const transition = { onEntered: () => focusFirst(field), onExited: () => setName('') }
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs" slotProps={{ transition }}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>Save this view</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <p style={{ margin: 0 }}>Its filters and order, for you in this browser. What stands in the search box is left out.</p>
          <TextField
            inputRef={field}
            label="Name"
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
            required
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Not now</Button>
          <Button type="submit" variant="contained" disabled={name.trim() === ''}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
