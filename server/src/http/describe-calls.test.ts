import { apiBase } from '@mwc/contract/endpoint/api-base'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp } from '../app.ts'
import { signInAtDesk } from '../testing/fixtures/desk-fixtures.ts'
import { signUpWorker } from '../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

let server: TestServer
let inProduction: TestServer['app']
beforeAll(async () => {
  server = await startTestServer()
  inProduction = await makeApp({ ...server.deps, config: { ...server.deps.config, production: true } })
})
afterAll(async () => {
  await inProduction.close()
  await server.close()
})

const description = `${apiBase}/openapi.json`
const as = (token: string) => ({ cookie: `desk=${token}` })

it('shows whoever tries the system out what calls there are', async () => {
  expect((await server.app.inject(`${apiBase}/docs/`)).statusCode).toBe(200)
  const { paths } = (await server.app.inject(description)).json() as { paths: object }
  expect(Object.keys(paths)).toContain(`${apiBase}/h5/log-in`)
})

it('in production shows them to staff only, and has no page of them', async () => {
  const member = await signUpWorker(server, 1)
  for (const headers of [{}, as('x'.repeat(43)), as(member.token)])
    expect((await inProduction.inject({ url: description, headers })).statusCode).toBe(401)
  const { token } = await signInAtDesk(server, 'reader', 'support')
  const told = await inProduction.inject({ url: description, headers: as(token) })
  expect([told.statusCode, told.headers['cache-control'], Object.keys((told.json() as { paths: object }).paths)]).toEqual([
    200,
    'no-store',
    expect.arrayContaining([`${apiBase}/desk/staff`]),
  ])
  for (const page of ['docs', 'docs/', 'docs/json', 'docs/yaml', 'docs/static/index.html'])
    expect((await inProduction.inject(`${apiBase}/${page}`)).statusCode).toBe(404)
})
