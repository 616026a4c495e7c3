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
const as = (token: string) => ({ cookie: `__Host-desk=${token}` })

it('shows whoever tries the system out what calls there are', async () => {
  expect((await server.app.inject(`${apiBase}/docs/`)).statusCode).toBe(200)
  const { paths } = (await server.app.inject(description)).json() as { paths: object }
  expect(Object.keys(paths)).toContain(`${apiBase}/h5/log-in`)
})

it('tells what stands in the path there alone, whose cookie or token a call takes, and how it refuses', async () => {
  type Described = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, object> } }
  type Operation = {
    parameters?: { in: string; name: string; schema: object }[]
    requestBody?: { content: { 'application/json': { schema: { properties: object; required: string[] } } } }
    security?: object[]
    responses: object
  }
  const { paths, components } = (await server.app.inject(description)).json() as Described
  const months = paths[`${apiBase}/desk/members/{id}/months`]?.['post']
  const asksFor = months?.requestBody?.content['application/json'].schema
  expect(months?.parameters).toMatchObject([{ in: 'path', name: 'id', schema: { format: 'uuid' } }])
  expect(Object.keys(asksFor?.properties ?? {})).toEqual(['idempotencyKey', 'months', 'reason'])
  expect(asksFor?.required).toEqual(['idempotencyKey', 'months', 'reason'])
  const state = paths[`${apiBase}/h5/payments/{id}`]?.['get']
  expect(state?.parameters?.map(({ name, in: place }) => `${name} in ${place}`)).toEqual(['after in query', 'id in path'])
  expect(paths[`${apiBase}/desk/pictures`]?.['post']?.security).toEqual([{ desk: [] }])
  expect(paths[`${apiBase}/h5/account/photo`]?.['post']?.security).toEqual([{ bearer: [] }])
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path)))
    expect(operation.responses).toMatchObject({
      default: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
    })
  expect(components.schemas['Refusal']).toMatchObject({ required: ['code', 'reason', 'message'], additionalProperties: false })
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
