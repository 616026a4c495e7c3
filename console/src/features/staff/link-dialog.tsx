import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { CopyField } from '../../page/copy-field.tsx'
import { formatMoment } from '../../page/format.ts'

export type GivenLink = { staff: { username: string }; link: string; until: string }

/** A link to hand over, the one time that it is shown. */
export function LinkDialog({ given, onClose }: { given: GivenLink | null; onClose: () => void }) {
  return (
    <Dialog open={given !== null} aria-labelledby="given-link" fullWidth maxWidth="sm">
      <DialogTitle id="given-link">Hand this link to {given?.staff.username}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {given ? (
          <>
            <Alert severity="warning">
              Whoever opens it sets the password: give it to nobody else. It works once, until {formatMoment(given.until)}, and is shown
              this one time.
            </Alert>
            <CopyField label="Link" text={given.link} />
          </>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          I have handed it over
        </Button>
      </DialogActions>
    </Dialog>
  )
}
