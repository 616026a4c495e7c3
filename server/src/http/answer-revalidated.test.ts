import { apiBase } from '@mwc/contract/endpoint/api-base'
import { listPrivileges } from '@mwc/contract/content/content.calls'
import { me } from '@mwc/contract/account/people/people.calls'
import { readHome } from '@mwc/contract/home/home.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signUpWorker } from '../testing/fixtures/person-fixtures.ts'
import { inFour } from '../testing/fixtures/campaign-fixtures.ts'
import { publish } from '../testing/fixtures/content-fixtures.ts'
import { signInAtDesk } from '../testing/fixtures/desk-fixtures.ts'
import { requestOf, startTestServer, type TestServer } from '../testing/start-test-server.ts'

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

it('each language has its own', async () => {
  const etags = await Promise.all(['en', 'bn', 'ta', 'zh'].map(async (tag) => (await home({ 'accept-language': tag })).headers['etag']))
  expect(new Set(etags).size).toBe(4)
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
