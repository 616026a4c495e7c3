import { knownHoles } from '@mwc/contract/messages/holes'
import * as calls from '@mwc/contract/messages/message-template-desk.calls'
import type { MessageTemplate } from '@mwc/contract/messages/message-template-desk.schemas'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Loading, useNotify } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { callServer } from '../../../calls/call-server.ts'
import { PlainInput } from '../../../form/plain-input.tsx'
import { SaveProblem } from '../../../form/save-problem.tsx'
import { TextRows } from '../../../form/text-rows.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { ActButton } from '../../../page/act-button.tsx'
import { EmptyPage } from '../../../page/empty-page.tsx'
import { KeptNote } from '../../../page/kept-note.tsx'
import { Section } from '../../../page/section.tsx'
import { StateChip } from '../../../page/state-chip.tsx'
import { PageTitle } from '../../../plain/page-title.tsx'
import { inputOf, nameField, textFields, valuesOf } from './template-fields.ts'
import { templateStateWords } from './template-list.tsx'

type Editor = { template: MessageTemplate | null; onSaved: (template: MessageTemplate) => void; readAgain: () => Promise<unknown> }

function TemplateEditor({ template, onSaved, readAgain }: Editor) {
  const notify = useNotify()
  const form = useRecordForm<MessageTemplate>({
    name: `template ${template?.id ?? 'new'}`,
    record: template,
    stored: valuesOf(template),
    readAgain,
    send(values, { version }) {
      const input = inputOf(values)
      return template
        ? callServer(calls.editMessageTemplate, { id: template.id, version, ...input })
        : callServer(calls.addMessageTemplate, input)
    },
  })
  const may = template?.may ?? ['edit']
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await form.save()
    if (!saved) return
    notify(template ? 'Saved.' : 'Made.', { type: 'success' })
    onSaved(saved)
  }
  const holes = knownHoles.map((hole) => `{${hole}}`).join(' and ')
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, my: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {template ? <StateChip {...templateStateWords[template.state]} /> : null}
        {form.isChanged ? <KeptNote keptAt={form.keptAt} onDiscard={form.undo} /> : null}
        <Box sx={{ flexGrow: 1 }} />
        {template && may.includes('archive') ? (
          <ActButton
            quiet
            label="Archive"
            question={`Archive “${template.name}”?`}
            explained="It is no longer offered for answers. Messages that were written with it stay, and it can be taken back."
            done="Archived."
            call={calls.archiveMessageTemplate}
            input={{ id: template.id }}
            fields={[]}
            onDone={onSaved}
          />
        ) : null}
        {template && may.includes('restore') ? (
          <ActButton
            label="Take back"
            question={`Take “${template.name}” back?`}
            explained="It is offered for answers again."
            done="Taken back."
            call={calls.restoreMessageTemplate}
            input={{ id: template.id }}
            fields={[]}
            onDone={onSaved}
          />
        ) : null}
        {form.isChanged ? <Button onClick={form.undo}>Undo what I typed</Button> : null}
        {may.includes('edit') ? (
          <Button type="submit" variant="contained" loading={form.isBusy} disabled={!form.isChanged}>
            {template ? 'Save' : 'Make the template'}
          </Button>
        ) : null}
      </Box>
      <SaveProblem form={form} />
      <Section title="Template">
        <Box sx={{ px: 2, pt: 1, pb: 2, maxWidth: 480 }}>
          <PlainInput form={form} field={nameField} />
        </Box>
        <Box sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          What differs from member to member stands in brackets, the same in every language: {holes} fill themselves, any other, such as{' '}
          {'{day}'}, is filled in by whoever sends it. A member is written to in the own language; where that is missing, the desk says so.
        </Box>
        <TextRows form={form} fields={textFields} older={[]} />
      </Section>
    </Box>
  )
}

/** One text that is kept for answers. */
export function TemplatePage() {
  const { id } = useParams()
  const queries = useQueryClient()
  const queryKey = ['message-templates', id]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await callServer(calls.listMessageTemplates, { ids: id ?? '' } as never, signal)).rows[0] ?? null,
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (data === null) return <EmptyPage title="This template is not here" text="It may be another one's address." />
  if (!data) return <Loading />
  return (
    <>
      <PageTitle title={data.name} />
      <TemplateEditor key={data.id} template={data} onSaved={(saved) => queries.setQueryData(queryKey, saved)} readAgain={refetch} />
    </>
  )
}

const nothing = () => Promise.resolve()

/** A new one. */
export function NewTemplatePage() {
  const navigate = useNavigate()
  return (
    <>
      <PageTitle title="New template" />
      <TemplateEditor template={null} onSaved={({ id }) => void navigate(`/message-templates/${id}/show`)} readAgain={nothing} />
    </>
  )
}
