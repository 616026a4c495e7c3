import type { DeskMessage } from '@mwc/contract/messages/message-desk.schemas'
import PlayIcon from '@mui/icons-material/PlayArrowOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import { useId, useState } from 'react'
import { useAttachment } from './use-attachment.ts'

type Props = { threadId: string; message: DeskMessage; whose: string }

/** A photo that a member sent: small in the thread, and as large as it is when it is touched. */
function Photo({ threadId, message: { id, attachment }, whose }: Props) {
  const { url, error } = useAttachment({ threadId, messageId: id, wanted: true })
  const [isOpen, setOpen] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const titleId = useId()
  if (error) return <Alert severity="error">{error.message}</Alert>
  const [width, height] = [attachment?.width ?? 3, attachment?.height ?? 2]
  const small = { width: Math.min(280, (280 * width) / height), maxWidth: '100%', aspectRatio: `${width} / ${height}`, display: 'block' }
  const alt = `Photo from ${whose}`
  if (!url) return <Skeleton variant="rounded" sx={{ ...small, height: 'auto' }} />
  return (
    <>
      <ButtonBase onClick={() => setOpen(true)} aria-label={`${alt}: make it large`} sx={{ borderRadius: 1, maxWidth: '100%' }}>
        <Box component="img" src={url} alt="" sx={{ ...small, borderRadius: 1 }} />
      </ButtonBase>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={titleId} maxWidth={false}>
        <DialogTitle id={titleId}>{alt}</DialogTitle>
        <Box
          // What is larger than the window is moved about in.
          role="region"
          aria-label="The photo"
          tabIndex={0}
          sx={{ overflow: 'auto', px: 2 }}
        >
          <Box
            component="img"
            src={url}
            alt={alt}
            sx={isWhole ? { display: 'block' } : { display: 'block', maxWidth: '100%', maxHeight: 'calc(100vh - 220px)' }}
          />
        </Box>
        <DialogActions>
          <Button onClick={() => setWhole(!isWhole)} aria-pressed={isWhole}>
            {isWhole ? 'Fit to the window' : 'Full size'}
          </Button>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

/** A voice note, fetched when it is to be heard. */
function VoiceNote({ threadId, message: { id, attachment }, whose }: Props) {
  const [isWanted, setWanted] = useState(false)
  const [isUnplayable, setUnplayable] = useState(false)
  const { url, error } = useAttachment({ threadId, messageId: id, wanted: isWanted })
  const seconds = attachment?.seconds ?? 0
  const length = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (isUnplayable) return <Alert severity="warning">This browser cannot play this recording. Another one may, such as Chrome.</Alert>
  if (!url)
    return (
      <Button
        variant="outlined"
        size="small"
        startIcon={<PlayIcon />}
        loading={isWanted}
        loadingPosition="start"
        onClick={() => setWanted(true)}
      >
        Voice note, {length}
      </Button>
    )
  return (
    <audio src={url} controls autoPlay aria-label={`Voice note from ${whose}, ${length}`} onError={() => setUnplayable(true)}>
      <track kind="captions" />
    </audio>
  )
}

/** What a message carries in place of a text. */
export function AttachmentView(props: Props) {
  return props.message.attachment?.kind === 'photo' ? <Photo {...props} /> : <VoiceNote {...props} />
}
