import { photoTypes } from '@mwc/contract/account/own-account/photo'
import { removePicture } from '@mwc/contract/content/picture-desk.calls'
import type { DeskPicture } from '@mwc/contract/content/picture-desk.schemas'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import { List, useListContext, useRefresh } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { ActButton } from '../../../page/act-button.tsx'
import { ChooseFileButton } from '../../../form/choose-file-button.tsx'
import { DeskPagination } from '../../../page/desk-pagination.tsx'
import { EmptyPage } from '../../../page/empty-page.tsx'
import { ListActions } from '../../../page/list-actions.tsx'
import { MomentText } from '../../../page/moment-text.tsx'
import { kindWords } from '../content-words.ts'
import { useUpload } from './use-upload.ts'

/** What a picture is called: by what shows it. */
export const pictureName = ({ uses }: DeskPicture): string => uses[0]?.title ?? 'nothing yet'

function PictureCard({ picture }: { picture: DeskPicture }) {
  const { id, width, height, addedAt, uses, may } = picture
  return (
    <Card variant="outlined" component="li" sx={{ listStyle: 'none', display: 'grid', gap: 1, alignContent: 'start', pb: 1.5 }}>
      <Box
        component="img"
        src={`${apiBase}/h5/pictures/${id}/400`}
        alt={`The picture of ${pictureName(picture)}`}
        loading="lazy"
        sx={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'contain', bgcolor: 'background.default' }}
      />
      <Box sx={{ px: 1.5, display: 'grid', gap: 0.5, justifyItems: 'start', overflowWrap: 'anywhere' }}>
        {uses.length === 0 ? 'Shown by nothing' : <span>Shown by</span>}
        {uses.map((use) => (
          <Link key={use.id} component={RouterLink} to={`/${kindWords[use.kind].resource}/${use.id}/show`}>
            {use.title} ({kindWords[use.kind].one})
          </Link>
        ))}
        <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
          {width} × {height}, added <MomentText at={addedAt} />
        </Box>
        {may.includes('remove') ? (
          <ActButton
            quiet
            danger
            label="Remove"
            question="Remove this picture?"
            explained="Nothing shows it. It is gone for good; an earlier version of an item that had it can be put back without it."
            done="Removed."
            call={removePicture}
            input={{ id }}
            fields={[]}
          />
        ) : null}
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

/** All pictures for content, with where each is shown. */
export function PictureList() {
  const refresh = useRefresh()
  const { problem, isBusy, upload } = useUpload(() => refresh())
  const add = <ChooseFileButton accept={photoTypes.join(',')} label="Add a picture" isBusy={isBusy} onFile={(file) => void upload(file)} />
  return (
    <>
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      <List
        title="Pictures"
        actions={<ListActions>{add}</ListActions>}
        sort={{ field: 'addedAt', order: 'DESC' }}
        perPage={50}
        pagination={<DeskPagination />}
        exporter={false}
        component="div"
        empty={
          <EmptyPage title="No pictures yet" text="Pictures of news, banners, privileges and insurance stand here once they are added." />
        }
      >
        <Cards />
      </List>
    </>
  )
}
