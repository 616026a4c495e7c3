import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { Themed } from '../../themed.tsx'
import { useStaff } from '../../session/use-staff.ts'
import { CredentialsForm } from './credentials-form.tsx'

/** Asks who is there when a session ended over an open page: what was typed below stays, for the same person. */
export function SignInAgain() {
  const before = useStaff()
  const queries = useQueryClient()
  const goOn = ({ username }: { username: string }) => {
    if (username === before.username) return void queries.invalidateQueries()
    // Somebody else starts afresh: nothing of the other's page is theirs.
    window.location.assign('/console/')
  }
  return (
    <Themed>
      <Dialog
        open
        aria-labelledby="sign-in-again"
        fullWidth
        maxWidth="xs"
        slotProps={{ backdrop: { sx: { backdropFilter: 'blur(12px)' } } }}
      >
        <DialogTitle id="sign-in-again">Your session is over: sign in again</DialogTitle>
        <DialogContent sx={{ pt: '8px !important', display: 'grid', gap: 2 }}>
          <p style={{ margin: 0 }}>What you typed on this page is kept. Repeat your last step afterwards.</p>
          <CredentialsForm username={before.username} onSignedIn={goOn} />
        </DialogContent>
      </Dialog>
    </Themed>
  )
}
