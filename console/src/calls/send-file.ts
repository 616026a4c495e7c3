import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { RefusalBody } from '@mwc/contract/endpoint/refusal'
import { NetworkError, RefusalError } from './call-errors.ts'
import { endSession } from './session-end.ts'

type Sending = { path: string; type: string; limitMs: number; query?: Record<string, string> }

/** Sends a file's bytes and answers with what came of them; a refusal is thrown as of every call. */
export async function sendFile<T>(file: Blob, { path, type, limitMs, query = {} }: Sending): Promise<T> {
  let response: Response
  try {
    response = await fetch(`${apiBase}${path}?${new URLSearchParams(query).toString()}`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': type },
      body: file,
      signal: AbortSignal.timeout(limitMs),
    })
  } catch (error) {
    throw new NetworkError('The server was not reached. Try again.', { cause: error })
  }
  const body = (await response.json()) as { data: T } | RefusalBody
  if ('data' in body) return body.data
  if (body.reason === 'account.unauthenticated') endSession()
  throw new RefusalError(body, response.status)
}
