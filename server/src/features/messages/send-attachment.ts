import { createHash, randomUUID } from 'node:crypto'
import { type AttachmentKind, voiceSeconds, voiceToleranceSeconds } from '@mwc/contract/messages/attachments'
import type { Message } from '@mwc/contract/messages/messages.schemas'
import { hourSeconds, secondsUntilNextWindow, takeAllowance } from '../../database/take-allowance.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { reencodeMessagePhoto } from '../../pictures/make-picture.ts'
import { readRecording } from '../../recordings/read-recording.ts'
import { addOwnMessage, requireSame } from './add-own-message.ts'
import { attachmentsAnHour } from './attachments.rules.ts'
import { shapeMessage } from './shape-message.ts'
import { findOwnMessageByKey } from './threads.repo.ts'

type Made = { content: Buffer; type: string; seconds: number | null; width: number | null; height: number | null }

/** What is kept of what was sent; throws on what is no photo, or no recording of a minute. */
const make: Record<AttachmentKind, (sent: Buffer, sender: string) => Promise<Made>> = {
  photo: async (sent, sender) => ({ ...(await reencodeMessagePhoto(sent, sender)), type: 'image/webp', seconds: null }),
  voice: async (sent) => {
    const { type, seconds } = readRecording(sent)
    if (seconds > voiceSeconds + voiceToleranceSeconds) throw new Error('too long')
    return { content: sent, type, seconds: Math.min(voiceSeconds, Math.ceil(seconds)), width: null, height: null }
  },
}

/**
 * Adds a member's photo or voice note, once under its key. A file without a row, after a crash between the two, is swept.
 * What cannot be read is `messages.unreadable`, whatever it is called.
 */
export async function sendAttachment(
  deps: Pick<Dependencies, 'db' | 'clock' | 'files'>,
  memberId: string,
  { kind, idempotencyKey, sent }: { kind: AttachmentKind; idempotencyKey: string; sent: Buffer },
): Promise<Message> {
  const { db, clock, files } = deps
  const digest = createHash('sha256').update(sent).digest('base64url')
  const before = await findOwnMessageByKey(db, memberId, idempotencyKey)
  if (before) requireSame(before, { text: '', digest })
  if (before) return shapeMessage(before)
  if (!(await takeAllowance(db, `message-files:${memberId}`, attachmentsAnHour, hourSeconds, clock.now())))
    throw new Refusal('messages.tooMany', { retryAfterSeconds: secondsUntilNextWindow(hourSeconds, clock.now()) })
  const { content, type, seconds, width, height } = await make[kind](sent, memberId).catch(() => {
    throw new Refusal('messages.unreadable')
  })
  const key = `messages/${randomUUID()}.${type.split('/')[1]}`
  await files.put(key, content)
  const file = { file_kind: kind, file_key: key, file_type: type, file_bytes: content.length, file_digest: digest }
  const row = await addOwnMessage(deps, memberId, {
    idempotencyKey,
    text: '',
    file: { ...file, file_seconds: seconds, file_width: width, file_height: height },
  }).catch(async (error: unknown) => {
    // Of any other fault nobody knows whether the row stands.
    if (error instanceof Refusal) await files.remove(key)
    throw error
  })
  // A repeat that was under way at the same time came first.
  if (row.file_key !== key) await files.remove(key)
  return shapeMessage(row)
}
