import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import type { UsedKind } from '@mwc/contract/redemptions/use-kinds'
import { isAnswer } from '../../shared/server/call-errors.ts'
import { readStored, writeStored } from '../../shared/storage/storage.ts'

const storageKey = 'USE_PENDING'
/** A use that is tapped again later is another one. The server knows a key as long as the use that it made: never for less. */
const sameUseMs = 10 * 60_000
/** More than anybody uses in that time; the oldest go first. */
const mostPending = 20

type What = { kind: UsedKind; id: string }
type Pending = What & { key: string; at: number }

const isOf =
  ({ kind, id }: What) =>
  (pending: Pending) =>
    pending.kind === kind && pending.id === id

/** What was sent and not answered in this tab, the oldest first. A build before this one kept one alone, outside of a list. */
function pendingUses(): Pending[] {
  try {
    const kept = [JSON.parse(readStored('sessionStorage', storageKey) ?? '[]')].flat() as (Partial<Pending> | null)[]
    return kept.filter(
      (one): one is Pending => typeof one?.key === 'string' && typeof one.at === 'number' && Math.abs(Date.now() - one.at) < sameUseMs,
    )
  } catch {
    return []
  }
}

function keep(pending: Pending[]): void {
  writeStored('sessionStorage', storageKey, pending.length > 0 ? JSON.stringify(pending) : null)
}

/** A use's idempotency key: the kept one while the same is unanswered in this tab, else a new one, kept before sending. */
export function keyForUse(what: What): string {
  const pending = pendingUses()
  const same = pending.find(isOf(what))
  if (same) return same.key
  const key = crypto.randomUUID()
  keep([...pending, { kind: what.kind, id: what.id, key, at: Date.now() }].slice(-mostPending))
  return key
}

/** Refusals of a PIN that was typed, not of the use: one that was sent before with the same key may have been counted. */
const ofThePin: readonly RefusalReason[] = ['redemptions.wrongPin', 'redemptions.pinLocked']

/** Waits for the answer and then lets the key go. A fault of the server (5xx) is no answer: the use may have been counted. */
export async function answeredUse<T>(what: What, call: Promise<T>): Promise<T> {
  const release = () => {
    const isAnswered = isOf(what)
    keep(pendingUses().filter((pending) => !isAnswered(pending)))
  }
  try {
    const answer = await call
    release()
    return answer
  } catch (error) {
    if (isAnswer(error, ofThePin)) release()
    throw error
  }
}
