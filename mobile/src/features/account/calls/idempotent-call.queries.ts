import type { WireCall, InputOf, OutputOf } from '@mwc/contract/endpoint/wire-call'
import { call } from '../../../shared/calls/api-client.ts'
import { answeredAct, keyForAct, markOf } from './pending-act.store.ts'

/**
 * A call that opens or changes an account once. After a lost answer or a reload, the same input carries the same key.
 * Passwords and confirmations may be typed anew; they are kept nowhere.
 */
export function idempotentCaller<E extends WireCall>(endpoint: E): (input: InputOf<E>) => Promise<OutputOf<E>> {
  return async (input) => {
    const { password: _, confirmation: __, ...content } = input as Record<string, unknown>
    const mark = await markOf(endpoint.path, content)
    if (mark === null) return call(endpoint, input)
    return answeredAct(mark, call(endpoint, { ...(input as object), idempotencyKey: keyForAct(mark) } as InputOf<E>))
  }
}
