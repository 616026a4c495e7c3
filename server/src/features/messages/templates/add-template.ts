import { randomUUID } from 'node:crypto'
import type { MessageTemplate } from '@mwc/contract/messages/message-template-desk.schemas'
import type { TemplateTexts } from '../../../database/tables/message-tables.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { recordAct } from '../../log/record-act.ts'
import { findTemplate, insertTemplate, isNameTaken, lockNames } from './templates.repo.ts'
import { templateFacts, templateView } from './templates.views.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Keeps a text for answers. Its name is its own, so that one whose answer was lost is not kept twice. */
export async function addTemplate(
  deps: Needed,
  by: StaffActor,
  { name, texts }: { name: string; texts: TemplateTexts },
): Promise<MessageTemplate> {
  return inTransaction(deps.db, async (tx) => {
    const id = randomUUID()
    await lockNames(tx)
    if (await isNameTaken(tx, id, name)) throw new Refusal('messages.templateNameTaken')
    await insertTemplate(tx, { id, name, texts: JSON.stringify(texts), edited_at: toDate(deps.clock.now()), edited_by: by.staffId })
    const row = await findTemplate(tx, id)
    if (!row) throw new Error('a template that is there')
    const record = { kind: 'messageTemplate', id } as const
    await recordAct(tx, deps, by, { act: 'messageTemplates.add', record, before: null, after: templateFacts(row) })
    return templateView(row, by.role)
  })
}
