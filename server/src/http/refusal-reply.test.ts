import type { AddressInfo } from 'node:net'
import { apiBase } from '@mwc/contract/endpoint/api-base'
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
