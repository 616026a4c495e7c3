import { Agent, request } from 'node:http'
import type { FuzzRequest } from './requests-of-operation.ts'
import type { Operation } from './read-operations.ts'

/** `status` 0: none came in time. The body as JSON where it says that it is, else as text. */
export type Answer = { status: number; type: string; body: unknown }

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
/** How long a call may take; one that waits for news by design is not waited for. */
const [patienceMs, waitingMs] = [20_000, 60]

const tooLate = 'no answer in time'

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** Whether a call waits for news where there are none: it is told what its asker has seen. */
export const waitsForNews = ({ query }: Operation) => 'after' in (query.properties ?? {})

export function addressOf({ path }: Operation, { params, query }: FuzzRequest): string {
  const named = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name] ?? ''))
  return query.length === 0 ? named : `${named}?${query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')}`
}

function read(type: string, text: string): unknown {
  if (!/\bjson\b/.test(type)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Sends a request of a call as it is, however wrong. @param identity what says who asks, as heads */
export function sendRequest(base: URL, operation: Operation, fuzzed: FuzzRequest, identity: Record<string, string>): Promise<Answer> {
  const { body } = fuzzed
  const bytes = body === null ? null : Buffer.from(body.text, body.base64 ? 'base64' : 'utf8')
  const heads = { ...identity, ...(body?.type ? { 'content-type': body.type } : {}), ...(bytes ? { 'content-length': bytes.length } : {}) }
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined
    const end = (answer: Answer) => {
      clearTimeout(timer)
      resolve(answer)
    }
    const none = () => end({ status: 0, type: '', body: null })
    const send = (isAgain: boolean) => {
      const sent = request(
        { agent, host: base.hostname, port: base.port, method: operation.method, path: addressOf(operation, fuzzed), headers: heads },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('error', none)
          response.on('end', () => {
            const type = response.headers['content-type'] ?? ''
            end({ status: response.statusCode ?? 0, type, body: read(type, Buffer.concat(parts).toString('utf8')) })
          })
        },
      )
      clearTimeout(timer)
      timer = setTimeout(() => sent.destroy(new Error(tooLate)), waitsForNews(operation) ? waitingMs : patienceMs)
      // A kept connection may be closed by the server in the moment in which it is used again.
      sent.on('error', ({ message }) => (sent.reusedSocket && !isAgain && message !== tooLate ? send(true) : none()))
      sent.end(bytes ?? undefined)
    }
    send(false)
  })
}
