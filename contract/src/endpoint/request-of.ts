import { apiBase } from './api-base.ts'
import type { WireCall } from './wire-call.ts'

/** A call's address and body: `:name` parts of its path are taken from the input, the rest goes into the query or the body. */
export function requestOf({ method, path }: WireCall, input: Record<string, unknown>): { url: string; body: string | undefined } {
  const rest = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    // An address cannot hold a segment of dots, however it is written: `..` would make it another call's.
    const value = encodeURIComponent(String(rest[name])).replace(/^\.\.?$/, '-')
    delete rest[name]
    return value
  })
  if (method === 'POST') return { url: apiBase + filled, body: JSON.stringify(rest) }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) query.set(name, String(value))
  return { url: apiBase + filled + (query.size > 0 ? `?${query}` : ''), body: undefined }
}
