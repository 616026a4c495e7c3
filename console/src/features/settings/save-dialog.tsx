import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useRef, useState } from 'react'
import { RefusalError } from '../../calls/call-errors.ts'
import { focusFirst } from '../../plain/focus-first.ts'
import { KeptNote } from '../../page/kept-note.tsx'
import { useDraft } from '../../kept/use-draft.ts'
import { type SettingField, shownAs } from './setting-field.ts'

type Props = {
  open: boolean
  title: string
  changes: readonly { field: SettingField; after: string | boolean }[]
  problem: unknown
  onClose: () => void
  /** Answers whether it was saved. */
  onSave: (note: string) => Promise<boolean>
}

/** Asks, before settings are saved, for the reason, and shows what stands now beside what will. */
export function SaveDialog({ open, title, changes, problem, onClose, onSave }: Props) {
  const { typed, keptAt, type, clear } = useDraft<{ note?: string }>(`settings ${title} reason`)
  const note = typed.note ?? ''
  const [busy, setBusy] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const id = useId()
  const wrongNote = problem instanceof RefusalError ? problem.at(['note'])[0]?.message : undefined

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    if (await onSave(note)) clear()
    setBusy(false)
  }
  return (
    <Dialog
      open={open}
      onClose={() => !busy && onClose()}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      slotProps={{ transition: { onEntered: () => focusFirst(first) } }}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>Save {title.toLowerCase()}?</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <KeptNote keptAt={keptAt} onDiscard={clear} />
          {problem instanceof Error && wrongNote === undefined ? <Alert severity="error">{problem.message}</Alert> : null}
          {changes.length === 0 ? (
            <p style={{ margin: 0 }}>What you typed is what stands now. There is nothing left to save.</p>
          ) : (
            <Table size="small" aria-label="What changes">
              <TableHead>
                <TableRow>
                  {['Setting', 'Now', 'From now on'].map((name) => (
                    <TableCell key={name}>{name}</TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {changes.map(({ field, after }) => (
                  <TableRow key={field.name}>
                    <TableCell>{field.label}</TableCell>
                    <TableCell>{shownAs(field, field.now)}</TableCell>
                    <TableCell sx={{ fontWeight: 600 }}>{shownAs(field, after)}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          )}
          <TextField
            inputRef={first}
            label="Reason"
            value={note}
            onChange={({ target }) => type({ note: target.value })}
            error={wrongNote !== undefined}
            helperText={wrongNote ?? 'Kept in the log with what stood before and after.'}
            multiline
            minRows={2}
            required
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            Not now
          </Button>
          <Button type="submit" variant="contained" loading={busy} disabled={changes.length === 0}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
