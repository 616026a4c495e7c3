import { editPicture } from '@mwc/contract/content/picture-desk.calls'
import type { DeskPicture } from '@mwc/contract/content/picture-desk.schemas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import { useNotify } from 'react-admin'
import { callServer } from '../../../calls/call-server.ts'
import { SaveProblem } from '../../../form/save-problem.tsx'
import { TextRows } from '../../../form/text-rows.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { KeptNote } from '../../../page/kept-note.tsx'
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
  /** What else can be done, before the button that saves. */
  children?: ReactNode
}

/** What a picture shows, in four languages, and what of it stays in sight. */
export function PictureEditor({ picture, readAgain, onSaved, children }: Editor) {
  const notify = useNotify()
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
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // It may stand over an item's own form, which is not what is sent.
    event.stopPropagation()
    const saved = await form.save()
    if (!saved) return
    notify('Saved. Members have it now.', { type: 'success' })
    onSaved(saved)
    await queries.invalidateQueries({ queryKey: pictureQueries })
  }
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, my: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {picture.description ? null : <StateChip {...notDescribed} />}
        {form.isChanged ? <KeptNote keptAt={form.keptAt} onDiscard={form.undo} /> : null}
        <Box sx={{ flexGrow: 1 }} />
        {form.isChanged ? <Button onClick={form.undo}>Undo what I typed</Button> : null}
        {children}
        {mayEdit ? (
          <Button type="submit" variant="contained" loading={form.isBusy} disabled={!form.isChanged}>
            Save
          </Button>
        ) : null}
      </Box>
      <SaveProblem form={form} />
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
    </Box>
  )
}
