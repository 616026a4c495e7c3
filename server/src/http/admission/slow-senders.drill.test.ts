import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/start-test-server.ts'
import { closeSlowSenders, senderLimits, takesLonger } from './slow-senders.ts'

const halfHead = `POST ${apiBase}/h5/log-in HTTP/1.1\r\nHost: mwc.example\r\nContent-`
const halfBody = (path = `${apiBase}/h5/log-in`) =>
  `POST ${path} HTTP/1.1\r\nHost: mwc.example\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"mobile":`
const wholeCall = 'GET /health HTTP/1.1\r\nHost: mwc.example\r\n\r\n'

/** Sends a text and leaves the line open; `heard` is all that came back by its end. */
async function send(app: FastifyInstance, text: string): Promise<{ socket: Socket; heard: Promise<string> }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let all = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    all += chunk
  })
  socket.on('error', () => undefined)
  const heard = once(socket, 'close').then(() => all)
  await once(socket, 'connect')
  socket.write(text)
  return { socket, heard }
}

describe('a request that does not come to its end', () => {
  let app: FastifyInstance
  afterEach(() => app.close())

  async function listen(): Promise<void> {
    const soon = { headMs: 300, bodyMs: 600, longBodyMs: 1_500, checkMs: 50 }
    app = Fastify(senderLimits(soon))
    closeSlowSenders(app, soon)
    app.post('/short', async () => ({}))
    app.register(async (photos) => {
      takesLonger(photos)
      photos.post('/photo', async () => ({}))
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
  }

  it.each([
    ['its head', halfHead],
    ['its body', halfBody('/short')],
    ['the body of a photo', halfBody('/photo')],
  ])('is closed: %s', async (_, text) => {
    await listen()
    const { heard } = await send(app, text)
    expect(await heard).not.toContain(' 200 ')
  })

  it('is waited for longer where it is a photo', async () => {
    await listen()
    const ended: string[] = []
    const sent = [
      ['photo', '/photo'],
      ['call', '/short'],
    ].map(async ([name = '', path]) => {
      await (
        await send(app, halfBody(path))
      ).heard
      ended.push(name)
    })
    await Promise.all(sent)
    expect(ended).toEqual(['call', 'photo'])
  })

  it('that comes in time is answered', async () => {
    await listen()
    const { socket, heard } = await send(app, halfBody('/short'))
    socket.end('x'.repeat(39) + '}')
    expect(await heard).toContain(' 400 ')
  })
})

it('the server gives heads and bodies half a minute', async () => {
  const { app, close } = await startTestServer()
  expect(app.server.headersTimeout).toBe(30_000)
  expect(app.server.requestTimeout).toBeGreaterThan(60_000)
  await close()
})

it('half of a head and half of a body do not keep a server from stopping, and what it is answering is answered', async () => {
  const server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const half = [await send(server.app, halfHead), await send(server.app, halfBody())]
  const whole = await send(server.app, wholeCall)
  await once(whole.socket, 'data')
  await server.close()
  expect(await whole.heard).toContain('"alive"')
  for (const { heard } of half) expect(await heard).not.toContain(' 200 ')
})
