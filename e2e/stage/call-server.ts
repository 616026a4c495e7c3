import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { WireCall, InputOf, OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { RefusalBody } from '@mwc/contract/endpoint/refusal'

export class Refused extends Error {
  readonly reason: string
  constructor(body: RefusalBody) {
    super(`${body.reason}: ${body.message}`)
    this.reason = body.reason
  }
}

/** Makes one call of the contract, as the app would; throws what the server refused. */
export async function callServer<E extends WireCall>(base: string, endpoint: E, input: InputOf<E>, token?: string): Promise<OutputOf<E>> {
  const rest = { ...(input as Record<string, unknown>) }
  const path = endpoint.path.replace(/:(\w+)/g, (_part, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const get = endpoint.method === 'GET'
  const query = get ? `?${new URLSearchParams(rest as Record<string, string>)}` : ''
  const reply = await fetch(`${base}${apiBase}${path}${query}`, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(get ? {} : { body: JSON.stringify(rest) }),
    signal: AbortSignal.timeout(30_000),
  })
  const body = (await reply.json()) as { data: OutputOf<E> } | RefusalBody
  if ('reason' in body) throw new Refused(body)
  return body.data
}
