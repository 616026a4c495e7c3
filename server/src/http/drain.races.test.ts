import { Agent, request } from 'node:http'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { expect, it } from 'vitest'
import { sellPlans, start, workerToken } from '../testing/fixtures/payment-fixtures.ts'
import { startTestServer } from '../testing/start-test-server.ts'

it('a server that stops answers the calls that wait and keeps no connection of theirs open', async () => {
  const server = await startTestServer()
  await sellPlans(server)
  const token = await workerToken(server, 1)
  const payment = await start(server, token)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true })
  const path = `${address}${apiBase}/h5/payments/${payment.id}?after=${payment.version}`
  const answer = new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
    const asked = request(path, { agent, headers: { authorization: `Bearer ${token}` } }, (reply) => {
      reply.resume().once('end', () => resolve([reply.statusCode, reply.headers.connection]))
    })
    asked.once('error', reject).end()
  })
  await new Promise((resolve) => setTimeout(resolve, 300))
  await server.close()
  expect(await answer).toEqual([200, 'close'])
  agent.destroy()
})
