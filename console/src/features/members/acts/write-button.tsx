import type { DeskMemberDetail } from '@mwc/contract/members/member-desk.schemas'
import { writeToMember } from '@mwc/contract/messages/message-desk.calls'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { callServer } from '../../../calls/call-server.ts'
import { ReplyBox } from '../../../related/reply/reply-box.tsx'

/** Staff write first; the thread is opened once the message stands in it. */
export function WriteButton({ member: { id, fullName, memberNumber, language } }: { member: DeskMemberDetail }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const notify = useNotify()
  const titleId = useId()
  const send = async (message: { idempotencyKey: string; text: string }) => {
    const { threadId } = await callServer(writeToMember, { id, ...message })
    notify('Sent. The member is notified.', { type: 'success' })
    void navigate(`/threads/${threadId}/show`)
  }
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        Write a message
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={titleId} fullWidth maxWidth="sm">
        <DialogTitle id={titleId}>Write to {fullName}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <p style={{ margin: 0 }}>It stands among the messages in the app, and the member is notified. Answers come to the inbox.</p>
          <ReplyBox name={`message ${id}`} to={{ fullName, memberNumber, language }} send={send} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Not now</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
