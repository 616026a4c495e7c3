import { editPicture } from '@mwc/contract/content/picture-desk.calls'
import type { DeskPicture } from '@mwc/contract/content/picture-desk.schemas'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callServer } from '../../../calls/call-server.ts'
import { RecordEditor } from '../../../form/record-editor.tsx'
import { TextRows } from '../../../form/text-rows.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { Section } from '../../../page/section.tsx'
import { StateChip } from '../../../page/state-chip.tsx'
import { FocusField } from './focus-field.tsx'
import { inputOf, textFields, valuesOf } from './picture-form.ts'
import { notDescribed } from './picture-words.ts'
import { pictureQueries } from './use-picture.ts'

type Editor = {
  picture: DeskPicture
  readAgain: () => Promise<unknown>
  onSaved: (picture: DeskPicture) => void
  /** What else can be done beside saving. */
  children?: ReactNode
}

/** What a picture shows, in four languages, and what of it stays in sight. */
export function PictureEditor({ picture, readAgain, onSaved, children }: Editor) {
  const queries = useQueryClient()
  const form = useRecordForm<DeskPicture>({
    name: `picture ${picture.id}`,
    record: picture,
    stored: valuesOf(picture),
    readAgain,
    send: (values, { version, fitting }) =>
      callServer(editPicture, { id: picture.id, version, ...(fitting.length > 0 && { fitting: [...fitting] }), ...inputOf(values) }),
  })
  const mayEdit = picture.may.includes('edit')
  const keep = (saved: DeskPicture) => {
    onSaved(saved)
    void queries.invalidateQueries({ queryKey: pictureQueries })
  }
  return (
    <RecordEditor
      form={form}
      state={picture.description ? null : <StateChip {...notDescribed} />}
      acts={children}
      saveLabel={mayEdit ? 'Save' : null}
      saved="Saved. Members have it now."
      onSaved={keep}
    >
      <Section title="What stays in sight">
        <Box sx={{ px: 2, pb: 1, color: 'text.secondary' }}>Tap what matters most. It stays in sight wherever the picture is cut.</Box>
        <Box sx={{ px: 2, pb: 2 }}>
          <FocusField form={form} id={picture.id} isFixed={!mayEdit} />
        </Box>
      </Section>
      <Section title="What it shows">
        <Box sx={{ px: 2, pb: 1, color: 'text.secondary' }}>
          Said to members who do not see it, and read aloud. One short sentence: who or what is there, and what happens.
        </Box>
        <TextRows form={form} fields={textFields} older={picture.older} />
      </Section>
    </RecordEditor>
  )
}
