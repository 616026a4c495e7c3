import { knownHoles } from '@mwc/contract/messages/holes'
import * as calls from '@mwc/contract/messages/message-template-desk.calls'
import type { MessageTemplate } from '@mwc/contract/messages/message-template-desk.schemas'
import Box from '@mui/material/Box'
import { callServer } from '../../../calls/call-server.ts'
import { PlainInput } from '../../../form/plain-input.tsx'
import { RecordEditor } from '../../../form/record-editor.tsx'
import { type Edited, NewRecordPage, RecordPage } from '../../../form/record-page.tsx'
import { TextRows } from '../../../form/text-rows.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { ActButton } from '../../../page/act-button.tsx'
import { Section } from '../../../page/section.tsx'
import { StateChip } from '../../../page/state-chip.tsx'
import { inputOf, nameField, textFields, valuesOf } from './template-fields.ts'
import { templateStateWords } from './template-list.tsx'

function TemplateActs({ template: { id, name, may }, onDone }: { template: MessageTemplate; onDone: (template: MessageTemplate) => void }) {
  return (
    <>
      {may.includes('archive') ? (
        <ActButton
          quiet
          label="Archive"
          question={`Archive “${name}”?`}
          explained="It is no longer offered for answers. Messages that were written with it stay, and it can be taken back."
          done="Archived."
          call={calls.archiveMessageTemplate}
          input={{ id }}
          fields={[]}
          onDone={onDone}
        />
      ) : null}
      {may.includes('restore') ? (
        <ActButton
          label="Take back"
          question={`Take “${name}” back?`}
          explained="It is offered for answers again."
          done="Taken back."
          call={calls.restoreMessageTemplate}
          input={{ id }}
          fields={[]}
          onDone={onDone}
        />
      ) : null}
    </>
  )
}

function TemplateEditor({ template, onSaved, readAgain }: { template: MessageTemplate | null } & Edited<MessageTemplate>) {
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
  const holes = knownHoles.map((hole) => `{${hole}}`).join(' and ')
  return (
    <RecordEditor
      form={form}
      state={template ? <StateChip {...templateStateWords[template.state]} /> : null}
      acts={template ? <TemplateActs template={template} onDone={onSaved} /> : null}
      saveLabel={may.includes('edit') ? (template ? 'Save' : 'Make the template') : null}
      saved={template ? 'Saved.' : 'Made.'}
      onSaved={onSaved}
    >
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
    </RecordEditor>
  )
}

const read = async (id: string, signal: AbortSignal) =>
  (await callServer(calls.listMessageTemplates, { ids: id } as never, signal)).rows[0] ?? null

/** One text that is kept for answers. */
export function TemplatePage() {
  return (
    <RecordPage
      kind="message-templates"
      read={read}
      title={(template) => template?.name ?? ''}
      missing={{ title: 'This template is not there', text: 'The others stand under Templates.' }}
    >
      {(template, edited) => <TemplateEditor key={template.id} template={template} {...edited} />}
    </RecordPage>
  )
}

/** A new one. */
export function NewTemplatePage() {
  return (
    <NewRecordPage<MessageTemplate> title="New template" resource="message-templates" call={calls.addMessageTemplate}>
      {({ key, ...edited }) => <TemplateEditor key={key} template={null} {...edited} />}
    </NewRecordPage>
  )
}
