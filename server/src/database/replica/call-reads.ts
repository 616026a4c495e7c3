import { AsyncLocalStorage } from 'node:async_hooks'
import type { Position } from './wal-position.rules.ts'

/** Where the reads of one call go that stand in no transaction, and what came of it so far. */
export type CallReads = {
  from: 'replica' | 'primary'
  /** Whether the replica was asked: what came of that may be asked again. */
  asked: boolean
  /** Whether it was asked again. */
  again: boolean
  /** Where the log was after what the call last wrote, `unknown` where nobody asked; null while it has written nothing. */
  wrote: Position | 'unknown' | null
}

const calls = new AsyncLocalStorage<CallReads>()

/** The call for which something is asked; undefined where it is asked for none, or of the primary in any case. */
export function currentCall(): CallReads | undefined {
  return calls.getStore()
}

/** Runs a call so that what it asks goes where it says. */
export function inCall<T>(call: CallReads, run: () => T): T {
  return calls.run(call, run)
}

/** Asks the primary, whatever the call that asks: for what others hold, too, and for who may act. */
export function onPrimary<T>(run: () => T): T {
  return calls.getStore() ? calls.exit(run) : run()
}

/**
 * Answers a read, from the primary where the replica failed or led to a refusal: what was not found there may be new.
 * A call that may be answered from the replica writes nothing that matters, so that it can be asked again.
 */
export async function askAgain<T>(answer: () => Promise<T>): Promise<T> {
  const call = calls.getStore()
  if (call?.from !== 'replica') return answer()
  try {
    return await answer()
  } catch (error) {
    if (!call.asked) throw error
    Object.assign(call, { from: 'primary', again: true } satisfies Partial<CallReads>)
    const answered = await answer()
    // What the replica had not is told now.
    call.wrote ??= 'unknown'
    return answered
  }
}
