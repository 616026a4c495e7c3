import type { LogAct } from '@mwc/contract/log/acts'
import type { MessageTemplate } from '@mwc/contract/messages/message-template-desk.schemas'
import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { recordAct } from '../../log/record-act.ts'
import { findTemplate, lockTemplate, type TemplateChange, type TemplateRow, updateTemplate } from './templates.repo.ts'
import { templateFacts, templateView } from './templates.views.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/**
 * Changes a locked template by an act, and answers with it as it is then. Refuses with `messages.templateNotFound`.
 * @param decide answers what changes; null where that stands already.
 */
export async function changeTemplate(
  deps: Needed,
  by: StaffActor,
  { act, id }: { act: LogAct; id: string },
  decide: (tx: Tx, row: TemplateRow) => Promise<TemplateChange | null>,
): Promise<MessageTemplate> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockTemplate(tx, id)
    if (!row) throw new Refusal('messages.templateNotFound')
    const change = await decide(tx, row)
    if (!change) return templateView(row, by.role)
    await updateTemplate(tx, id, { ...change, edited_at: toDate(deps.clock.now()), edited_by: by.staffId })
    const changed = await findTemplate(tx, id)
    if (!changed) throw new Error('a template that is there')
    const record = { kind: 'messageTemplate', id } as const
    await recordAct(tx, deps, by, { act, record, before: templateFacts(row), after: templateFacts(changed) })
    return templateView(changed, by.role)
  })
}
