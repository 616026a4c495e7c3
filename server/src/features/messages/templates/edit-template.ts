import { editMessageTemplateInput, type MessageTemplate } from '@mwc/contract/messages/message-template-desk.schemas'
import type * as z from 'zod/mini'
import type { Dependencies } from '../../../dependencies.ts'
import { isToDo } from '../../../http/edit-of-version.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { changeTemplate } from './change-template.ts'
import { isNameTaken, lockNames } from './templates.repo.ts'
import { templateFacts } from './templates.views.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Changes a text that is kept for answers. Safe to repeat; refuses an edit of another version than stands. */
export async function editTemplate(
  deps: Needed,
  by: StaffActor,
  input: z.output<typeof editMessageTemplateInput>,
): Promise<MessageTemplate> {
  const { id, name, texts } = input
  return changeTemplate(deps, by, { act: 'messageTemplates.edit', id }, async (tx, row) => {
    if (!isToDo(editMessageTemplateInput, input, templateFacts(row))) return null
    if (row.archived_at !== null) throw new Refusal('messages.templateArchived')
    await lockNames(tx)
    if (await isNameTaken(tx, id, name)) throw new Refusal('messages.templateNameTaken')
    return { name, texts: JSON.stringify(texts) }
  })
}
