import { apiBase } from '@mwc/contract/endpoint/api-base'
import { listPrivileges } from '@mwc/contract/content/content.calls'
import { me } from '@mwc/contract/account/people/people.calls'
import { readHome } from '@mwc/contract/home/home.calls'
import Fastify from 'fastify'
import * as z from 'zod/mini'
import { defineEndpoint } from '@mwc/contract/endpoint/endpoint'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp } from '../app.ts'
import { signUpWorker } from '../testing/fixtures/person-fixtures.ts'
import { inFour } from '../testing/fixtures/campaign-fixtures.ts'
import { publish } from '../testing/fixtures/content-fixtures.ts'
import { signInAtDesk } from '../testing/fixtures/desk-fixtures.ts'
import { requestOf, startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { answerRevalidated } from './answer-revalidated.ts'
import { route } from './route.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const home = (headers: Record<string, string> = {}) => server.app.inject({ url: apiBase + readHome.path, headers })

it('what everybody may read is asked for again for nothing, until it changes', async () => {
  const first = await home()
  const etag = String(first.headers['etag'])
  expect([first.statusCode, first.headers['cache-control'], first.headers['vary']]).toEqual([200, 'no-cache', 'Accept-Language'])
  const again = await home({ 'if-none-match': etag })
  expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
  const desk = await signInAtDesk(server, 'editor', 'content')
  await publish(server, desk.token, 'banner', { title: inFour('New') })
  const changed = await home({ 'if-none-match': etag })
  expect([changed.statusCode, changed.json().data.banners.length]).toEqual([200, 1])
  expect(changed.headers['etag']).not.toBe(etag)
})

it('each language has its own: the ETag of one gives the whole answer of another', async () => {
  const tags = ['en', 'bn', 'ta', 'zh']
  const answers = await Promise.all(tags.map((tag) => home({ 'accept-language': tag })))
  expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(4)
  for (const [n, { headers }] of answers.entries()) {
    for (const tag of tags) {
      const again = await home({ 'accept-language': tag, 'if-none-match': String(headers['etag']) })
      const isOwn = tag === tags[n]
      expect([again.statusCode, again.body]).toEqual(isOwn ? [304, ''] : [200, answers[tags.indexOf(tag)]?.body])
    }
  }
})

it.each([
  ['among others', (etag: string) => `"other", ${etag}`],
  ['as a proxy that compresses weakens it', (etag: string) => `W/${etag}`],
  ['both', (etag: string) => `"other" ,W/${etag},"more"`],
  ['any', () => '*'],
])('an ETag is known again: %s', async (_how, sent) => {
  const etag = String((await home()).headers['etag'])
  expect((await home({ 'if-none-match': sent(etag) })).statusCode).toBe(304)
  expect((await home({ 'if-none-match': sent(etag).replace(/[\w-]{22}|\*/, 'x') })).statusCode).toBe(200)
})

it('what else an answer varies by stays said', async () => {
  const app = Fastify()
  app.get('/', (request, reply) => answerRevalidated(request, reply.header('vary', 'Origin'), { a: 1 }, new WeakMap()))
  expect((await app.inject('/')).headers['vary']).toBe('Origin, Accept-Language')
  await app.close()
})

it('two routes that answer with the same object each write it by their own schema', async () => {
  const app = await makeApp(server.deps)
  const data = { name: 'Rahim', sector: '1' }
  const about = { summary: '', input: z.object({}), refusals: [] }
  const [byName, bySector] = [z.object({ name: z.string() }), z.object({ sector: z.string() })]
  const called = (path: string) => ({ method: 'GET', path, access: 'public' }) as const
  route(app, defineEndpoint(called('/name'), { ...about, output: byName }), async () => data, { revalidated: () => true })
  route(app, defineEndpoint(called('/sector'), { ...about, output: bySector }), async () => data, { revalidated: () => true })
  const answers = await Promise.all(['/name', '/sector'].map(async (path) => (await app.inject(apiBase + path)).json().data))
  expect(answers).toEqual([{ name: 'Rahim' }, { sector: '1' }])
  await app.close()
})

it('a route of members that would have its answers kept stops the start', async () => {
  const app = await makeApp(server.deps)
  const endpoint = defineEndpoint(
    { method: 'GET', path: '/own', access: 'member' },
    { summary: '', input: z.object({}), output: z.object({}), refusals: [] },
  )
  expect(() => route(app, endpoint, async () => ({}), { revalidated: () => true })).toThrow('/own')
  await app.close()
})

it('what is one member’s, or says where somebody is or what somebody looks for, is kept nowhere', async () => {
  const { token } = await signUpWorker(server, 1)
  const near = { latitude: 1.3, longitude: 103.8 }
  const requests = [requestOf(me, {}, { token }), requestOf(listPrivileges, near), requestOf(listPrivileges, { search: 'eyes' })]
  for (const request of requests) {
    const { headers, statusCode } = await server.app.inject(request)
    expect([statusCode, headers['cache-control'], headers['etag']]).toEqual([200, 'no-store', undefined])
  }
})
