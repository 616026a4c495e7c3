import { photoTypes } from '@mwc/contract/account/own-account/photo'
import type { DeskPicture } from '@mwc/contract/content/picture-desk.schemas'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useListContext, useRefresh } from 'react-admin'
import { ChooseFileButton } from '../../../form/choose-file-button.tsx'
import { RecordLink } from '../../../lists/record-link.tsx'
import { DeskList } from '../../../lists/desk-list.tsx'
import { EmptyPage } from '../../../page/empty-page.tsx'
import { ListActions } from '../../../lists/list-actions.tsx'
import { MomentText } from '../../../page/moment-text.tsx'
import { StateChip } from '../../../page/state-chip.tsx'
import { DescribeDialog } from './describe-dialog.tsx'
import { PictureUses } from './picture-uses.tsx'
import { descriptionStates, pictureName } from './picture-words.ts'
import { useUpload } from './use-upload.ts'

function PictureCard({ picture }: { picture: DeskPicture }) {
  const { id, width, height, addedAt, uses } = picture
  return (
    <Card variant="outlined" component="li" sx={{ listStyle: 'none', display: 'grid', gap: 1, alignContent: 'start', pb: 1.5 }}>
      <Box
        component="img"
        src={`${apiBase}/h5/pictures/${id}/400`}
        alt=""
        loading="lazy"
        sx={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'contain', bgcolor: 'background.default' }}
      />
      <Box sx={{ px: 1.5, display: 'grid', gap: 0.5, justifyItems: 'start', overflowWrap: 'anywhere' }}>
        <RecordLink to={`/pictures/${id}/show`}>{pictureName(picture)}</RecordLink>
        {descriptionStates(picture).map((state) => (
          <StateChip key={state.word} {...state} />
        ))}
        <PictureUses uses={uses} />
        <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
          {width} × {height}, added <MomentText at={addedAt} />
        </Box>
      </Box>
    </Card>
  )
}

function Cards() {
  const { data = [] } = useListContext<DeskPicture>()
  return (
    <Box component="ul" sx={{ p: 0, m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
      {data.map((picture) => (
        <PictureCard key={picture.id} picture={picture} />
      ))}
    </Box>
  )
}

/** All pictures for content, with what each shows and where it is shown. */
export function PictureList() {
  const refresh = useRefresh()
  const [added, setAdded] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { problem, isBusy, upload } = useUpload(({ id }) => {
    setAdded(id)
    setAsked(true)
    refresh()
  })
  const close = () => {
    setAsked(false)
    refresh()
  }
  const add = <ChooseFileButton accept={photoTypes.join(',')} label="Add a picture" isBusy={isBusy} onFile={(file) => void upload(file)} />
  return (
    <>
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      <DescribeDialog id={added} open={isAsked} onClose={close} />
      <DeskList
        title="Pictures"
        actions={<ListActions>{add}</ListActions>}
        sort={{ field: 'addedAt', order: 'DESC' }}
        perPage={50}
        component="div"
        empty={
          <EmptyPage title="No pictures yet" text="Pictures of news, banners, privileges and insurance stand here once they are added." />
        }
      >
        <Cards />
      </DeskList>
    </>
  )
}
