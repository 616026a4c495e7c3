/// <reference lib="webworker" />
import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { RefusalBody } from '@mwc/contract/endpoint/refusal'
import { sendAttachmentPath } from '@mwc/contract/messages/attachments'
import { sendMessagePath } from '@mwc/contract/messages/message-text'
import type { Message } from '@mwc/contract/messages/messages.schemas'
import { deleteWaiting, forgetSender, listWaiting, putWaiting, readSender, whileNobodySends } from '../shared/outbox/outbox-store.ts'
import type { Sender, WaitingMessage } from '../shared/outbox/outbox-store.ts'

/** What the server answers: the message, or its refusal. Null where something on the way answered in its place. */
type Answer = (Partial<RefusalBody> & { data?: Partial<Message> | null }) | null

async function send({ token, tag }: Sender, { key, text, file }: WaitingMessage): Promise<{ response: Response; answer: Answer }> {
  const headers = { Accept: 'application/json', 'Accept-Language': tag, Authorization: `Bearer ${token}` }
  const response = await fetch(apiBase + (file ? sendAttachmentPath(file.kind, key) : sendMessagePath), {
    method: 'POST',
    headers: { ...headers, 'Content-Type': file?.type ?? 'application/json' },
    body: file?.bytes ?? JSON.stringify({ idempotencyKey: key, text }),
  })
  return { response, answer: (await response.json().catch(() => null)) as Answer }
}

/**
 * Sends what waits, as the member who wrote it, and forgets the token.
 * Rejects when it could not be sent now: the browser asks for it again.
 * A message that the page sends at the same time arrives once, by its key.
 */
export function sendInBackground(): Promise<void> {
  return whileNobodySends(async () => {
    const sender = await readSender()
    if (!sender) return
    for (const message of await listWaiting()) {
      if (message.of !== sender.of || message.failure !== null) continue
      const { response, answer } = await send(sender, message)
      const refusal = response.status < 500 && answer?.reason ? answer.message : undefined
      // A network that asks for a log-in of its own answers 200 with its page: only the message itself says that it arrived.
      if (response.ok && answer?.data?.key === message.key) await deleteWaiting(message.key)
      else if (refusal === undefined) throw new Error(`Not now: ${response.status}`)
      // The session has ended: what was written waits for its member to sign in.
      else if (response.status === 401) break
      else await putWaiting({ ...message, failure: refusal })
    }
    await forgetSender()
  })
}
