import { areMessagesWaiting, keepDraft } from './unsent.ts'

/** Lets go of everything that was written to staff and not sent. */
export async function forgetUnsent(): Promise<void> {
  keepDraft('')
  if (!areMessagesWaiting()) return
  const { emptyOutbox } = await import('./outbox.ts')
  await emptyOutbox()
}
