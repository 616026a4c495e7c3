import type { InputOf, OutputOf, WireCall } from '@mwc/contract/endpoint/wire-call'
import { noCode } from '../server/call-errors.ts'

/** Fetches what makes the calls: after the first screen, before it is wanted. */
export const fetchClient = () => import('../calls/api-client.ts').catch(noCode)

/** Makes a call as `call` does, for the screens of a first visit, which do not bring the client along. Throws as it does. */
export async function callDeferred<C extends WireCall>(
  wire: C,
  input: InputOf<C>,
  options?: { signal: AbortSignal },
): Promise<OutputOf<C>> {
  const { call } = await fetchClient()
  return call(wire, input, options)
}
