import { randomUUID } from 'node:crypto'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { staffRoles, type StaffRole } from '@mwc/contract/endpoint/access'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCalls } from './desk-calls.ts'
import { signInAtDesk } from './fixtures/desk-fixtures.ts'
import { routesOf } from './routes-of.ts'
import { identityHeads, startTestServer, type TestServer } from './start-test-server.ts'

let server: TestServer
const tokens = new Map<StaffRole, string>()
beforeAll(async () => {
  server = await startTestServer()
  for (const role of staffRoles) tokens.set(role, (await signInAtDesk(server, `one-${role}`, role)).token)
})
afterAll(() => server.close())

// These are about the session itself: they open one, or would end it here.
const ownSession = [
  'POST /desk/log-in',
  'POST /desk/log-in/passkey',
  'POST /desk/log-in/passkey/begin',
  'POST /desk/log-out',
  'POST /desk/join',
  'POST /desk/join/open',
]

/** Whether a role is let in: whatever the call says of its input, but not that the role may not. */
async function isLetIn(route: string, role: StaffRole): Promise<boolean> {
  const [method = 'GET', pattern = ''] = route.split(' ')
  const path = pattern.replaceAll(/:\w+/g, () => randomUUID())
  const reply = await server.app.inject({
    method: method as 'GET',
    url: apiBase + path,
    headers: identityHeads({ path }, tokens.get(role)),
    ...(method === 'POST' ? { payload: {} } : {}),
  })
  const reason = reply.headers['content-type']?.includes('json') ? reply.json<{ reason?: string }>().reason : undefined
  expect([200, 400, 403, 404, 409, 415], `${role}: ${route} answers ${reply.statusCode}`).toContain(reply.statusCode)
  expect(reason).not.toBe('account.unauthenticated')
  return reason !== 'staff.notAllowed'
}

test('every call of the desk that the router has is open to the roles that people decided on, and to no other', async () => {
  const routes = routesOf(server.app).filter((route) => route.includes(' /desk/') && !ownSession.includes(route))
  expect(routes.toSorted()).toEqual(Object.keys(deskCalls).toSorted())
  const found: Record<string, StaffRole[]> = {}
  for (const route of routes) {
    found[route] = []
    for (const role of staffRoles) if (await isLetIn(route, role)) found[route].push(role)
  }
  expect(found).toEqual(deskCalls)
})
