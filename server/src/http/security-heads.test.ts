import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addSecurityHeads } from './security-heads.ts'

async function headsOf(url: string, method: 'GET' | 'TRACE' = 'GET') {
  const server = Fastify()
  addSecurityHeads(server, { scripts: ["'sha256-x'"], pictures: ['https://tiles.example'], httpsOnly: true })
  const { headers, statusCode } = await server.inject({ method: method as 'GET', url })
  return { statusCode, headers, policy: String(headers['content-security-policy']).split(';') }
}

test('every answer, also of what is not there, says what browsers are to hold it to', async () => {
  const { headers, policy } = await headsOf('/anything')
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'reporting-endpoints': 'reports="/h5-api/h5/reports"',
  })
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self' 'sha256-x'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      'report-uri /h5-api/h5/reports',
      'report-to reports',
    ]),
  )
})

test.each([
  ['/mobile/', 'trusted-types service-worker default', "frame-ancestors 'none'", false],
  ['/console/', 'trusted-types default', "frame-ancestors 'none'", true],
  ['/console/preview/', "trusted-types 'none'", "frame-ancestors 'self'", true],
])('below %s no text becomes code but by %s', async (url, types, ancestors, isTold) => {
  const { policy } = await headsOf(url)
  expect(policy).toEqual(expect.arrayContaining(["require-trusted-types-for 'script'", types, ancestors]))
  expect(policy.some((directive) => directive.startsWith('report-'))).toBe(isTold)
})

test('TRACE is answered by nobody', async () => {
  expect((await headsOf('/mobile/', 'TRACE')).statusCode).toBe(404)
})
