import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { refusals } from '@mwc/contract/endpoint/refusal'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

let server: TestServer
let base: string
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}${apiBase}`
})
afterAll(() => server.close())

it.each([
  ['10 MB that is no JSON', 'application/json', 'x'.repeat(10 * 1024 * 1024), 413, 'request.tooLarge'],
  ['half a JSON', 'application/json', '{"mobile":', 400, 'request.notJson'],
  ['another kind of body', 'text/xml', '<a/>', 415, 'request.mediaType'],
])('over a real connection, %s is answered with the refusal', async (_, type, body, status, reason) => {
  const answer = await fetch(`${base}/h5/log-in`, { method: 'POST', headers: { 'content-type': type, 'accept-language': 'ta' }, body })
  expect([answer.status, await answer.json()]).toEqual([
    status,
    expect.objectContaining({ reason, message: expect.stringMatching(/[\u0B80-\u0BFF]/) }),
  ])
})

it.each<[string, string, number, keyof typeof refusals]>([
  [
    'an address of 20 KB',
    `GET ${apiBase}/h5/news?cursor=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
    413,
    'request.tooLarge',
  ],
  ['what is no HTTP', 'hello\r\n\r\n', 400, 'request.invalid'],
])('over a real connection, %s is refused in the form of every refusal', async (_, sent, status, reason) => {
  const { hostname, port } = new URL(base)
  const socket = connect(Number(port), hostname)
  socket.end(sent)
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*cache-control: no-store`))
  expect(JSON.parse(body)).toEqual({ code: refusals[reason].code, reason, message: expect.stringMatching(/\w/) })
})
