import { findByFin } from '@mwc/contract/members/member-desk.calls'
import BadgeIcon from '@mui/icons-material/BadgeOutlined'
import Alert from '@mui/material/Alert'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MuiButton from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { RefusalError } from '../../calls/call-errors.ts'
import { callServer } from '../../calls/call-server.ts'
import { useWrongFocus } from '../../page/use-wrong-focus.ts'
import { focusFirst } from '../../plain/focus-first.ts'

/** Asks for a whole FIN and opens whose it is. What was typed stands in no address, and is gone with the dialog. */
export function FindByFin() {
  const [open, setOpen] = useState(false)
  const [fin, setFin] = useState('')
  const [problem, setProblem] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const wrong = problem instanceof RefusalError ? problem.at(['fin'])[0]?.message : undefined
  const noteForm = useWrongFocus(problem)

  const close = () => {
    setOpen(false)
    setFin('')
    setProblem(null)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    noteForm(event.currentTarget)
    setBusy(true)
    setProblem(null)
    try {
      const member = await callServer(findByFin, { fin })
      close()
      void navigate(`/members/${member.id}/show`)
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button label="Find by whole FIN" startIcon={<BadgeIcon />} onClick={() => setOpen(true)} />
      <Dialog
        open={open}
        onClose={() => !busy && close()}
        aria-labelledby={`${id}-title`}
        fullWidth
        maxWidth="xs"
        slotProps={{ transition: { onEntered: () => focusFirst(field) } }}
      >
        <form onSubmit={submit} noValidate>
          <DialogTitle id={`${id}-title`}>Find a member by the whole FIN</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <p style={{ margin: 0 }}>As it stands on the work permit. Whom you find is kept in the log.</p>
            {problem instanceof Error && wrong === undefined ? <Alert severity="error">{problem.message}</Alert> : null}
            <TextField
              inputRef={field}
              label="FIN"
              value={fin}
              onChange={({ target }) => setFin(target.value)}
              error={wrong !== undefined}
              helperText={wrong ?? 'F, G or M, seven digits and a letter'}
              required
              autoComplete="off"
              slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
            />
          </DialogContent>
          <DialogActions>
            <MuiButton onClick={close} disabled={busy}>
              Not now
            </MuiButton>
            <MuiButton type="submit" variant="contained" loading={busy}>
              Find
            </MuiButton>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
