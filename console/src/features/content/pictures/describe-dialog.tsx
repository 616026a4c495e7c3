import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { Loading } from 'react-admin'
import { PictureEditor } from './picture-editor.tsx'
import { usePicture } from './use-picture.ts'

/** Asks what a picture shows; that may be said later. */
export function DescribeDialog({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const titleId = useId()
  const { picture, error, refetch } = usePicture(id)
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="lg">
      <DialogTitle id={titleId}>Describe the picture</DialogTitle>
      <DialogContent>
        {error ? <Alert severity="error">{error.message}</Alert> : null}
        {picture ? (
          <PictureEditor key={picture.id} picture={picture} readAgain={refetch} onSaved={onClose}>
            <Button onClick={onClose}>Later</Button>
          </PictureEditor>
        ) : error ? null : (
          <Loading />
        )}
      </DialogContent>
    </Dialog>
  )
}
