import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { saveFile } from '../../../calls/save-file.ts'
import type { HandedFile } from './paper-request-acts.tsx'

/** The file with a member's data, to be saved as a page to print and as data; kept nowhere once it is closed. */
export function HandedFileDialog({ file, onClose }: { file: HandedFile | null; onClose: () => void }) {
  const id = useId()
  if (!file) return null
  const { fileName, page, record } = file
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>Save the file</DialogTitle>
      <DialogContent>
        <p style={{ margin: 0 }}>
          Print the page for the member, or give both files, and delete them from this computer afterwards. Under <em>Done</em> they can be
          had again; the log keeps each time.
        </p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button
          variant="outlined"
          onClick={() => saveFile(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }), `${fileName}.json`)}
        >
          Save as data
        </Button>
        <Button variant="contained" onClick={() => saveFile(new Blob([page], { type: 'text/html' }), `${fileName}.html`)}>
          Save as a page
        </Button>
      </DialogActions>
    </Dialog>
  )
}
