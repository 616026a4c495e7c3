import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import { isAnswer } from '../../../shared/server/call-errors.ts'
import { readStored, writeStored } from '../../../shared/storage/storage.ts'

const storageKey = 'ACT_PENDING'

/** Nothing that was typed is kept, so that what is left of an act that was never answered says nothing of a member. */
type Pending = { mark: string; key: string }

function pendingAct(): Pending | null {
  try {
    const value = JSON.parse(readStored('sessionStorage', storageKey) ?? 'null') as Partial<Pending> | null
    return typeof value?.mark === 'string' && /^[\da-f-]{36}$/.test(String(value.key)) ? (value as Pending) : null
  } catch {
    return null
  }
}

/**
 * Tells one act and its content from another: 32 bits of a hash, too few to find what was typed.
 * Null in a browser that hashes nothing (a page without https).
 */
export async function markOf(path: string, content: object): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const text = JSON.stringify([
    path,
    Object.entries(content)
      .filter(([, value]) => value !== undefined)
      .sort(),
  ])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return new DataView(digest).getUint32(0).toString(16)
}

/** An act's idempotency key: the kept one while the same is unanswered in this tab, else a new one, kept before sending. */
export function keyForAct(mark: string): string {
  const pending = pendingAct()
  if (pending?.mark === mark) return pending.key
  const key = crypto.randomUUID()
  writeStored('sessionStorage', storageKey, JSON.stringify({ mark, key } satisfies Pending))
  return key
}

/** Refusals of the password that was typed anew: what was sent first may have been done, and its key opens it. */
const ofThePassword: readonly RefusalReason[] = ['account.keyReused', 'account.passwordLocked']

/** Waits for the answer and then lets the key go. A fault of the server (5xx) is no answer: the account may exist. */
export async function answeredAct<T>(mark: string, call: Promise<T>): Promise<T> {
  const release = () => {
    if (pendingAct()?.mark === mark) writeStored('sessionStorage', storageKey, null)
  }
  try {
    const answer = await call
    release()
    return answer
  } catch (error) {
    if (isAnswer(error, ofThePassword)) release()
    throw error
  }
}
