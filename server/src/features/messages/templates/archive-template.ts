import type { MessageTemplate } from '@mwc/contract/messages/message-template-desk.schemas'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { changeTemplate } from './change-template.ts'

/** Offers a text no more; its name is free again. Safe to repeat. */
export async function archiveTemplate(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: StaffActor,
  id: string,
): Promise<MessageTemplate> {
  return changeTemplate(deps, by, { act: 'messageTemplates.archive', id }, async (_tx, row) =>
    row.archived_at === null ? { archived_at: toDate(deps.clock.now()) } : null,
  )
}
