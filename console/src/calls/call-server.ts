import type { RefusalBody } from '@mwc/contract/endpoint/refusal'
import { requestOf } from '@mwc/contract/endpoint/request-of'
import type { InputOf, OutputOf, WireCall } from '@mwc/contract/endpoint/wire-call'
import { NetworkError, RefusalError } from './call-errors.ts'
import { endSession } from './session-end.ts'

/** Milliseconds after which an answer is no longer waited for. */
const timeLimit = 60_000

/** Filters that are left empty ask for nothing. */
function withoutEmpty(input: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== ''))
}

/**
 * Makes one call of the desk and answers with its `data`; the session's cookie goes along by itself.
 * Throws `RefusalError`, or `NetworkError` where no answer came within 60 s. A session that is over is asked for on the page.
 */
export async function callServer<E extends WireCall>(call: E, input: InputOf<E>, signal?: AbortSignal): Promise<OutputOf<E>> {
  const { url, body = null } = requestOf(call, call.method === 'GET' ? withoutEmpty(input as object) : (input as Record<string, unknown>))
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
