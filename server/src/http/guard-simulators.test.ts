import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSimulator } from '../adapters/simulator/make-simulator.ts'
import { makeApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

const password = 'a password of the staff'
const staging = { STAGE: 'staging', STAGING_PASSWORD: password, PUBLIC_URL: 'https://try.example', HOST: '0.0.0.0' }
let server: TestServer
const apps: FastifyInstance[] = []

/** The whole server with its simulators, as the settings have them. */
async function serve(env: Record<string, string>): Promise<FastifyInstance> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', BUSY_AFTER_MS: '0', ...env })
  const app = await makeApp({ ...server.deps, config, gateways: { paynow: server.payNow, nets: server.payNow } })
  const simulator = await makeSimulator({
    config,
    open: server.open,
    clock: server.clock,
    secret: 'a secret for this test',
    pushKey: 'a key',
  })
  await simulator.mount(app)
  apps.push(app)
  return app
}

let local: FastifyInstance
let onStaging: FastifyInstance
beforeAll(async () => {
  server = await startTestServer()
  local = await serve({ TRUST_PROXY: '10.0.0.0/8' })
  onStaging = await serve(staging)
})
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  await server.close()
})

const notFound = 404
const badSignature = 403
type From = { remoteAddress?: string; headers?: Record<string, string> }
const phones = { method: 'GET', url: '/simulator/api/phones' } as const
const callbacks = ['paynow', 'nets', 'sms/5f3a1f8e-8f4f-4d0e-9c62-0a6f2e0a7b11'].map(
  (party) => ({ method: 'POST', url: `${apiBase}/callbacks/${party}` }) as const,
)
const ask = async (app: FastifyInstance, request: { method: 'GET' | 'POST'; url: string }, from: From = {}) =>
  (await app.inject({ ...request, ...from })).statusCode

describe('simulators', () => {
  test.for<From>([
    {},
    { remoteAddress: '::1', headers: { host: '[::1]:8080' } },
    { remoteAddress: '::ffff:127.0.0.1', headers: { host: '127.0.0.1:8080' } },
    { headers: { host: 'try.localhost:8080', 'x-forwarded-for': '127.0.0.1, ::1' } },
    { headers: { forwarded: 'for="[::1]:4711";host=localhost;proto=http' } },
  ])('answer on this machine: %j', async (from) => {
    expect(await ask(local, phones, from)).toBe(200)
    for (const callback of callbacks) expect(await ask(local, callback, from)).not.toBe(notFound)
  })

  test.for<[string, From]>([
    ['another machine', { remoteAddress: '203.0.113.9' }],
    ['another machine that calls itself this one', { remoteAddress: '203.0.113.9', headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a trusted proxy', { remoteAddress: '10.0.0.7', headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['another machine, through a proxy here', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['another machine, through two proxies', { headers: { 'x-forwarded-for': '203.0.113.9, 127.0.0.1' } }],
    ['another machine, as RFC 7239 writes it', { headers: { forwarded: 'for=203.0.113.9, for=127.0.0.1' } }],
    ['another machine, as nginx writes it', { headers: { 'x-real-ip': '203.0.113.9' } }],
    ['nobody knows where', { headers: { 'x-forwarded-for': 'unknown' } }],
    ['a tunnel that keeps its public name', { headers: { host: 'abc.tunnel.example' } }],
    ['a tunnel that moves its public name', { headers: { 'x-forwarded-host': 'abc.tunnel.example' } }],
    ['a page whose name was pointed here', { headers: { host: '127.0.0.1.rebind.example:8080' } }],
    ['a name that begins like this machine', { headers: { host: 'localhost.example' } }],
    ['a page of this network', { headers: { host: '192.168.1.5:8080' } }],
  ])('are not there for %s', async ([, from]) => {
    for (const request of [phones, { method: 'GET', url: '/simulator' } as const, ...callbacks])
      expect(await ask(local, request, from)).toBe(notFound)
  })

  test('leave what is not theirs alone', async () => {
    const from = { remoteAddress: '203.0.113.9', headers: { host: 'mwc.example' } }
    expect((await local.inject({ url: `${apiBase}/h5/programme`, ...from })).statusCode).toBe(200)
    const real = await makeApp({ ...server.deps, config: { ...server.deps.config, PAYNOW: 'stripe' } })
    expect(await ask(real, { method: 'POST', url: `${apiBase}/callbacks/paynow` }, from)).toBe(badSignature)
    await real.close()
  })
})

describe('a staging system', () => {
  const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` })
  const outside = { remoteAddress: '203.0.113.9', headers: { host: 'try.example', 'x-forwarded-for': '203.0.113.9' } }

  test('shows its simulators to whoever has the password, wherever they are', async () => {
    expect(await ask(onStaging, phones, { ...outside, headers: { ...outside.headers, ...basic(`staff:${password}`) } })).toBe(200)
  })

  test.for([{}, basic('staff:'), basic(`staff:${password} `), basic(password), { authorization: `Bearer ${password}` }])(
    'asks everybody else for it: %j',
    async (headers) => {
      for (const url of ['/simulator', phones.url]) {
        const answer = await onStaging.inject({ url, headers: headers as Record<string, string> })
        expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, expect.stringContaining('Basic')])
      }
    },
  )

  test('is listed by no search engine, whatever it answers', async () => {
    for (const url of ['/mobile/', '/mobile/nowhere', `${apiBase}/h5/programme`, '/nowhere', '/simulator/', '/health', `${apiBase}/docs/`])
      expect([url, (await onStaging.inject(url)).headers['x-robots-tag']]).toEqual([url, 'noindex'])
    expect((await local.inject('/health')).headers['x-robots-tag']).toBeUndefined()
  })
})
