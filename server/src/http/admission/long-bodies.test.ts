import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { previewFile } from '@mwc/contract/payments/statement-desk.calls'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { tokenHash } from '../../keys/encryption.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { routesOf } from '../../testing/routes-of.ts'
import { identityHeads, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { usualBodyBytes } from './long-bodies.ts'

let server: TestServer
let tokens: { finance: string; support: string }
const open = new Set<ClientRequest>()
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  tokens = { finance: (await signInAtDesk(server, 'fin', 'finance')).token, support: (await signInAtDesk(server, 'sup', 'support')).token }
})
afterEach(() => {
  for (const one of open) one.destroy()
  open.clear()
})
afterAll(() => server.close())

const preview = previewFile.path.replace(':id', randomUUID())

/** Sends the head of a call whose body is longer than most, and nothing of that. */
function sendHead(path: string, { token, length = usualBodyBytes + 1, origin }: { token?: string; length?: number; origin?: string } = {}) {
  const { port } = server.app.server.address() as AddressInfo
  const heads = { 'content-type': 'application/json', 'content-length': length, ...identityHeads({ path }, token) }
  const headers = { ...heads, ...(origin && { origin }) }
  const sent = request({ port, host: '127.0.0.1', method: 'POST', path: apiBase + path, headers, agent: false })
  open.add(sent.on('error', () => undefined))
  sent.flushHeaders()
  const answer = once(sent, 'response').then(async ([response]: IncomingMessage[]) => {
    const body = JSON.parse((await response?.setEncoding('utf8').toArray())?.join('') ?? '') as { reason?: string }
    return `${response?.statusCode} ${body.reason}`
  })
  answer.catch(() => undefined)
  return { sent, answer }
}

it('who may not make the call hears that before the body has come, as of any call, and it is recorded', async () => {
  const length = 22_000_000
  const answers = [
    sendHead(preview, { length }),
    sendHead(preview, { length, token: 'x'.repeat(43) }),
    sendHead(preview, { length, token: tokens.support }),
    sendHead(preview, { length, token: tokens.finance, origin: 'https://elsewhere.example' }),
  ]
  expect(await Promise.all(answers.map(({ answer }) => answer))).toEqual([
    '401 account.unauthenticated',
    '401 account.unauthenticated',
    '403 staff.notAllowed',
    '403 request.otherOrigin',
  ])
  const counted = await server.db.selectFrom('unsigned_call').select(['act', 'calls']).execute()
  expect(counted).toEqual([{ act: `POST ${apiBase}${previewFile.path}`, calls: 2 }])
  const refused = await server.db.selectFrom('refused_call').select('username').execute()
  expect(refused.map(({ username }) => username).toSorted()).toEqual(['fin', 'sup'])
})

it('no call is read beyond what is usual before it is known who makes it', async () => {
  const paths = routesOf(server.app)
    .filter((route) => route.startsWith('POST '))
    .map((route) => route.slice(5).replace(/:id\b/g, randomUUID()))
  const answers: Record<string, string> = Object.fromEntries(
    await Promise.all(
      paths.map(async (path) => {
        const { answer } = sendHead(path)
        return [path, await Promise.race([answer, new Promise((done) => setTimeout(done, 20_000, 'none'))])]
      }),
    ),
  )
  const unlike = Object.entries(answers).filter(([, answer]) => answer !== '413 request.tooLarge')
  expect(unlike.filter(([, answer]) => answer !== '401 account.unauthenticated')).toEqual([])
  // Files of banks, texts of content and broadcasts, and every upload.
  expect(unlike.length).toBeGreaterThan(20)
}, 60_000)

it('three long bodies are read at once, one more is refused as too busy, and short ones go on', async () => {
  const token = tokens.finance
  const heads = Array.from({ length: 4 }, () => sendHead(preview, { token }))
  expect(await Promise.race(heads.map(({ answer }) => answer))).toBe('503 server.busy')
  const input = { id: randomUUID(), name: 'a.csv', content: 'eA==' }
  expect((await server.call(previewFile, input, { token })).status).toBe(404)
  const long = () => server.call(previewFile, { ...input, content: 'AAAA'.repeat(usualBodyBytes / 4) }, { token })
  expect((await long()).reason).toBe('server.busy')
  for (const { sent } of heads) sent.destroy()
  await expect.poll(async () => (await long()).status, { timeout: 20_000 }).toBe(404)
})

it('who was signed out while the body came is refused', async () => {
  const { token } = await signInAtDesk(server, 'leaving', 'finance')
  server.clock.advance({ minutes: 1 })
  const seen = () =>
    server.db.selectFrom('staff_session').select('last_seen_at').where('token_hash', '=', tokenHash(token)).executeTakeFirst()
  const body = JSON.stringify({ name: 'a.csv', content: 'AAAA'.repeat(usualBodyBytes / 4) })
  const { sent, answer } = sendHead(preview, { length: body.length, token })
  await expect.poll(async () => (await seen())?.last_seen_at.getTime(), { timeout: 20_000 }).toBe(server.clock.now().epochMilliseconds)
  await server.db.updateTable('staff').set({ disabled_at: new Date() }).where('username', '=', 'leaving').execute()
  sent.end(body)
  expect(await answer).toBe('401 account.unauthenticated')
})
