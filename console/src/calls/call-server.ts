import type { RefusalBody } from '@mwc/contract/endpoint/refusal'
import { requestOf } from '@mwc/contract/endpoint/request-of'
import type { InputOf, OutputOf, WireCall } from '@mwc/contract/endpoint/wire-call'
import { byItselfHeader } from '@mwc/contract/endpoint/api-base'
import { csvPath } from '@mwc/contract/fields/csv-path'
import { beginsLikeFin } from './begins-like-fin.ts'
import { NetworkError, RefusalError } from './call-errors.ts'
import { isUnattended } from './presence.ts'
import { endSession } from './session-end.ts'

/** Milliseconds after which an answer is no longer waited for. */
const timeLimit = 60_000

/** Of a file: a million rows take minutes on a slow line. */
const downloadLimit = 20 * 60_000

/** Filters that are left empty ask for nothing. */
function withoutEmpty(input: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== ''))
}

/** What stands in an address: never a FIN, which proxies and logs would keep. */
function inAddress(input: object): Record<string, unknown> {
  const asked = withoutEmpty(input)
  if (typeof asked['search'] === 'string' && beginsLikeFin(asked['search']))
    throw new Error('FINs are not searched for here: Members, Find by whole FIN.')
  return asked
}

type Sending = { signal?: AbortSignal | undefined; limitMs: number }

/** Sends a call and reads its answer with `read`; a refusal is thrown as it is everywhere at the desk. */
async function send<T>(call: WireCall, input: object, read: (response: Response) => Promise<T>, { signal, limitMs }: Sending): Promise<T> {
  const { url, body = null } = requestOf(call, { ...(call.method === 'GET' ? inAddress(input) : input) })
  const limit = AbortSignal.timeout(limitMs)
  const headers = {
    accept: 'application/json',
    ...(body === null ? {} : { 'content-type': 'application/json' }),
    ...(isUnattended() ? { [byItselfHeader]: '1' } : {}),
  }
  let response: Response
  let answer: T | RefusalBody
  try {
    response = await fetch(url, { method: call.method, headers, body, signal: signal ? AbortSignal.any([signal, limit]) : limit })
    answer = response.ok ? await read(response) : ((await response.json()) as RefusalBody)
  } catch (error) {
    if (signal?.aborted) throw error
    throw new NetworkError('The server was not reached. Nothing typed is lost: try again.', { cause: error })
  }
  if (response.ok) return answer as T
  const refusal = answer as RefusalBody
  if (refusal.reason === 'account.unauthenticated') endSession()
  throw new RefusalError(refusal, response.status)
}

/**
 * Makes one call of the desk and answers with its `data`; the session's cookie goes along by itself.
 * Throws `RefusalError`, or `NetworkError` where no answer came within 60 s. A session that is over is asked for on the page.
 */
export async function callServer<E extends WireCall>(call: E, input: InputOf<E>, signal?: AbortSignal): Promise<OutputOf<E>> {
  const { data } = await send(call, input as object, async (response) => (await response.json()) as { data: OutputOf<E> }, {
    signal,
    limitMs: timeLimit,
  })
  return data
}

/** The file that a call answers: the whole of it, or an error as of every call. */
export function downloadFile(call: WireCall<'staff'>, input: object, signal?: AbortSignal): Promise<Blob> {
  return send(call, input, (response) => response.blob(), { signal, limitMs: downloadLimit })
}

/** All of a list that fits a filter, as a CSV file. */
export function downloadList(list: WireCall<'staff'>, filter: object): Promise<Blob> {
  return downloadFile({ ...list, path: csvPath(list) }, filter)
}
