import { isAnswer, RefusalError } from '../../shared/server/call-errors.ts'
import { readStored, writeStored } from '../../shared/storage/storage.ts'

const storageKey = 'PAYMENT_PENDING'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

type Pending = { content: Record<string, unknown>; key: string }

/** What was sent and not answered yet, in this tab; null when every start was answered. */
export function pendingStart(): Pending | null {
  try {
    const value = JSON.parse(readStored('sessionStorage', storageKey) ?? 'null') as Partial<Pending> | null
    const isOurs = typeof value?.content === 'object' && value.content !== null && uuid.test(String(value.key))
    return isOurs ? (value as Pending) : null
  } catch {
    return null
  }
}

/** A property without a value is no content: JSON drops it on the way to the server and to the storage. */
function sameContent(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const text = (content: Record<string, unknown>) =>
    JSON.stringify(
      Object.entries(content)
        .filter(([, value]) => value !== undefined)
        .sort(),
    )
  return text(a) === text(b)
}

/** Whether this very content was sent and not answered. */
export function isUnanswered(content: Record<string, unknown>): boolean {
  const pending = pendingStart()
  return pending !== null && sameContent(pending.content, content)
}

/** A start's idempotency key: the kept one while the same content is unanswered, else a new one, kept before sending. */
export function keyFor(content: Record<string, unknown>): string {
  const pending = pendingStart()
  if (pending && sameContent(pending.content, content)) return pending.key
  const key = crypto.randomUUID()
  writeStored('sessionStorage', storageKey, JSON.stringify({ content, key } satisfies Pending))
  return key
}

/** Waits for the answer and then lets the key go. A fault of the server (5xx) is no answer: the payment may exist. */
export async function answered<T>(content: Record<string, unknown>, call: Promise<T>): Promise<T> {
  const release = () => {
    const pending = pendingStart()
    if (pending && sameContent(pending.content, content)) writeStored('sessionStorage', storageKey, null)
  }
  try {
    const answer = await call
    release()
    return answer
  } catch (error) {
    const isUnavailable = error instanceof RefusalError && error.reason === 'payments.methodsUnavailable'
    if (isUnavailable || isAnswer(error)) release()
    throw error
  }
}
