import { listPictures } from '@mwc/contract/content/picture-desk.calls'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CardActionArea from '@mui/material/CardActionArea'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { callServer } from '../../../calls/call-server.ts'
import { pictureName } from './picture-words.ts'
import { pictureQueries } from './use-picture.ts'

/** Lets a picture be chosen that is there already: the hundred newest. */
export function PictureChoice({ onChoose }: { onChoose: (id: string) => void }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { data, error } = useQuery({
    queryKey: [...pictureQueries, 'newest'],
    enabled: open,
    queryFn: ({ signal }) => callServer(listPictures, { pageSize: 100 }, signal),
  })
  const choose = (chosen: string) => {
    onChoose(chosen)
    setOpen(false)
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Choose from the library
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={id} fullWidth maxWidth="md">
        <DialogTitle id={id}>Pictures</DialogTitle>
        <DialogContent>
          {error ? <Alert severity="error">{error.message}</Alert> : null}
          {data?.rows.length === 0 ? 'There is no picture yet. Choose a file of this computer.' : null}
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' }}>
            {data?.rows.map((picture) => (
              <CardActionArea
                key={picture.id}
                aria-label={`Choose: ${pictureName(picture)}`}
                onClick={() => choose(picture.id)}
                sx={{ p: 0.5, borderRadius: 1 }}
              >
                <Box
                  component="img"
                  src={`${apiBase}/h5/pictures/${picture.id}/400`}
                  alt=""
                  loading="lazy"
                  sx={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'contain' }}
                />
                <Box sx={{ fontSize: 12, overflowWrap: 'anywhere' }}>{pictureName(picture)}</Box>
              </CardActionArea>
            ))}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Not now</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
