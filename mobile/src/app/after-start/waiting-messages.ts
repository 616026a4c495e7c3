import { areMessagesWaiting } from '../../shared/outbox/unsent.ts'
import { outboxChanged } from '../../shared/outbox/outbox-store.ts'

async function sendWaiting(): Promise<void> {
  if (!areMessagesWaiting()) return
  await (await import('../../shared/outbox/outbox.ts')).sendWaiting()
}

/** Sends what was written without a network: at this visit, and whenever there is a network or the page is seen again. */
export function followWaitingMessages(): void {
  const send = () => void sendWaiting().catch(() => undefined)
  send()
  window.addEventListener('online', send)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && send())
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data === outboxChanged) void import('../../shared/outbox/outbox.ts').then(({ readOutbox }) => readOutbox()).catch(() => undefined)
  })
}
