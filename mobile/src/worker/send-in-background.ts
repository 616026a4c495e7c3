/// <reference lib="webworker" />
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { sendAttachmentPath } from '@mwc/contract/messages/attachments'
import { sendMessagePath } from '@mwc/contract/messages/message-text'
import { deleteWaiting, forgetSender, listWaiting, putWaiting, readSender, whileNobodySends } from '../shared/outbox/outbox-store.ts'
import type { Sender, WaitingMessage } from '../shared/outbox/outbox-store.ts'

async function send({ token, tag }: Sender, { key, text, file }: WaitingMessage): Promise<Response> {
  const headers = { Accept: 'application/json', 'Accept-Language': tag, Authorization: `Bearer ${token}` }
  return fetch(apiBase + (file ? sendAttachmentPath(file.kind, key) : sendMessagePath), {
    method: 'POST',
    headers: { ...headers, 'Content-Type': file?.type ?? 'application/json' },
    body: file?.bytes ?? JSON.stringify({ idempotencyKey: key, text }),
  })
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
      const response = await send(sender, message)
      if (response.ok) await deleteWaiting(message.key)
      // The session has ended: what was written waits for its member to sign in.
      else if (response.status === 401) break
      else if (response.status >= 500) throw new Error(`Not now: ${response.status}`)
      else await putWaiting({ ...message, failure: ((await response.json()) as { message: string }).message })
    }
    await forgetSender()
  })
}
