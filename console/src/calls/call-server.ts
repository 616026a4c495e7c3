import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { RefusalBody } from '@mwc/contract/endpoint/refusal'
import type { InputOf, OutputOf, WireCall } from '@mwc/contract/endpoint/wire-call'
import { NetworkError, RefusalError } from './call-errors.ts'
import { endSession } from './session-end.ts'

/** Milliseconds after which an answer is no longer waited for. */
const timeLimit = 60_000

type Values = Record<string, unknown>

/** A call's address and body: `:name` parts of its path are taken from the input, the rest goes into the query or the body. */
function requestOf({ method, path }: WireCall, input: Values): { url: string; body: string | null } {
  const rest = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    // An address cannot hold a segment of dots, however it is written: `..` would make it another call's.
    const value = encodeURIComponent(String(rest[name])).replace(/^\.\.?$/, '-')
    delete rest[name]
    return value
  })
  if (method === 'POST') return { url: apiBase + filled, body: JSON.stringify(rest) }
  const given = Object.entries(rest).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return { url: apiBase + filled + (query.size > 0 ? `?${query}` : ''), body: null }
}

/**
 * Makes one call of the desk and answers with its `data`; the session's cookie goes along by itself.
 * Throws `RefusalError`, or `NetworkError` where no answer came within 60 s. A session that is over is asked for on the page.
 */
export async function callServer<E extends WireCall>(call: E, input: InputOf<E>, signal?: AbortSignal): Promise<OutputOf<E>> {
  const { url, body } = requestOf(call, input as Values)
  const limit = AbortSignal.timeout(timeLimit)
  const headers = { accept: 'application/json', ...(body === null ? {} : { 'content-type': 'application/json' }) }
  let response: Response
  let answer: { data: OutputOf<E> } | RefusalBody
  try {
    response = await fetch(url, { method: call.method, headers, body, signal: signal ? AbortSignal.any([signal, limit]) : limit })
    answer = (await response.json()) as typeof answer
  } catch (error) {
    if (signal?.aborted) throw error
    throw new NetworkError('The server was not reached. Nothing typed is lost: try again.', { cause: error })
  }
  if (!('reason' in answer)) return answer.data
  if (answer.reason === 'account.unauthenticated') endSession()
  throw new RefusalError(answer, response.status)
}
