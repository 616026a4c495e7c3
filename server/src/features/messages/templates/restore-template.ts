import type { MessageTemplate } from '@mwc/contract/messages/message-template-desk.schemas'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { changeTemplate } from './change-template.ts'
import { isNameTaken, lockNames } from './templates.repo.ts'

/** Offers an archived text again, unless another one has taken its name. Safe to repeat. */
export async function restoreTemplate(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: StaffActor,
  id: string,
): Promise<MessageTemplate> {
  return changeTemplate(deps, by, { act: 'messageTemplates.restore', id }, async (tx, row) => {
    if (row.archived_at === null) return null
    await lockNames(tx)
    if (await isNameTaken(tx, id, row.name)) throw new Refusal('messages.templateNameTaken')
    return { archived_at: null }
  })
}
