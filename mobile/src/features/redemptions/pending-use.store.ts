import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import type { UsedKind } from '@mwc/contract/redemptions/use-kinds'
import { isAnswer } from '../../shared/server/call-errors.ts'
import { readStored, writeStored } from '../../shared/storage/storage.ts'

const storageKey = 'USE_PENDING'
/** A use that is tapped again later is another one. */
const sameUseMs = 10 * 60_000

type What = { kind: UsedKind; id: string }
type Pending = What & { key: string; at: number }

function pendingUse({ kind, id }: What): Pending | null {
  try {
    const value = JSON.parse(readStored('sessionStorage', storageKey) ?? 'null') as Pending | null
    const isSame = value?.kind === kind && value.id === id && typeof value.key === 'string'
    return isSame && Math.abs(Date.now() - value.at) < sameUseMs ? value : null
  } catch {
    return null
  }
}

/** A use's idempotency key: the kept one while the same is unanswered in this tab, else a new one, kept before sending. */
export function keyForUse(what: What): string {
  const pending = pendingUse(what)
  if (pending) return pending.key
  const key = crypto.randomUUID()
  writeStored('sessionStorage', storageKey, JSON.stringify({ kind: what.kind, id: what.id, key, at: Date.now() } satisfies Pending))
  return key
}

/** Refusals of a PIN that was typed, not of the use: one that was sent before with the same key may have been counted. */
const ofThePin: readonly RefusalReason[] = ['redemptions.wrongPin', 'redemptions.pinLocked']

/** Waits for the answer and then lets the key go. A fault of the server (5xx) is no answer: the use may have been counted. */
export async function answeredUse<T>(what: What, call: Promise<T>): Promise<T> {
  const release = () => {
    if (pendingUse(what)) writeStored('sessionStorage', storageKey, null)
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
