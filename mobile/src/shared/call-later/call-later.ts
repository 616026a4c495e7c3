import type { InputOf, OutputOf, WireCall } from '@mwc/contract/endpoint/wire-call'
import { NetworkError } from '../server/call-errors.ts'

/** Browsers do not tell that code did not come for want of a network. */
function noCode(cause: unknown): never {
  throw navigator.onLine ? cause : new NetworkError('Code of the app did not come', { cause })
}

/** Makes a call as `call` does, for the screens of a first visit: the client is fetched with the first one, or once the phone is idle. */
export async function callLater<C extends WireCall>(wire: C, input: InputOf<C>, options?: { signal: AbortSignal }): Promise<OutputOf<C>> {
  const { call } = await import('../calls/api-client.ts').catch(noCode)
  return call(wire, input, options)
}
