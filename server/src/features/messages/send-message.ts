import type { Message } from '@mwc/contract/messages/messages.schemas'
import type { Dependencies } from '../../dependencies.ts'
import { addOwnMessage } from './add-own-message.ts'
import { shapeMessage } from './shape-message.ts'

/** Adds a member's text, once under its key. */
export async function sendMessage(
  deps: Pick<Dependencies, 'db' | 'clock'>,
  memberId: string,
  { idempotencyKey, text }: { idempotencyKey: string; text: string },
): Promise<Message> {
  return shapeMessage(await addOwnMessage(deps, memberId, { idempotencyKey, text, file: null }))
}
