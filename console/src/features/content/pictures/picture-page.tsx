import { removePicture } from '@mwc/contract/content/picture-desk.calls'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { Loading } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { ActButton } from '../../../page/act-button.tsx'
import { EmptyPage } from '../../../page/empty-page.tsx'
import { MomentText } from '../../../page/moment-text.tsx'
import { Section } from '../../../page/section.tsx'
import { PageTitle } from '../../../plain/page-title.tsx'
import { PictureEditor } from './picture-editor.tsx'
import { PictureUses } from './picture-uses.tsx'
import { pictureName } from './picture-words.ts'
import { usePicture } from './use-picture.ts'

/** One picture: what it shows, what of it stays in sight, and what shows it. */
export function PicturePage() {
  const { id } = useParams()
  const navigate = useNavigate()
  const { picture, error, refetch, keep } = usePicture(id)
  if (error && !picture) return <Alert severity="error">{error.message}</Alert>
  if (picture === null)
    return <EmptyPage title="This picture is not there" text="It may have been removed. The others stand under Pictures." />
  if (!picture) return <Loading />
  const { width, height, addedAt, uses, may } = picture
  return (
    <>
      <PageTitle title={`Pictures: ${pictureName(picture)}`} />
      <PictureEditor key={picture.id} picture={picture} readAgain={refetch} onSaved={keep}>
        {may.includes('remove') ? (
          <ActButton
            quiet
            danger
            label="Remove"
            question="Remove this picture?"
            explained="Nothing shows it. It is gone for good; an earlier version of an item that had it can be put back without it."
            done="Removed."
            call={removePicture}
            input={{ id: picture.id }}
            fields={[]}
            onDone={() => void navigate('/pictures')}
          />
        ) : null}
      </PictureEditor>
      <Section title="Where it is">
        <Box sx={{ px: 2, pb: 2, display: 'grid', gap: 1 }}>
          <PictureUses uses={uses} />
          <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
            {width} × {height}, added <MomentText at={addedAt} />
          </Box>
        </Box>
      </Section>
    </>
  )
}
