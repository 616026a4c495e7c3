import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { logIn, logInWithCode } from '@mwc/contract/account/log-in/log-in.calls'
import { sendCode } from '@mwc/contract/account/proofs/proofs.calls'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { WireCall, InputOf } from '@mwc/contract/endpoint/wire-call'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { mobileOf } from '../../../testing/fixtures/person-fixtures.ts'
import { freshDatabase } from '../../../testing/databases/real-postgres.ts'
import { runMain, type RunningMain } from '../../../testing/run-main.ts'
import { testKeys } from '../../../testing/start-test-server.ts'

/** Of 20 codes a day sign-up has 7. */
const [budget, ofSignUp, fromOneAddress] = [20, 7, 300]
/** The seed's active member, and its password. */
const owner = { areaCode: '+65', mobile: '81000001' } as const
const ownPassword = 'Harbour7Crane'

let database: Awaited<ReturnType<typeof freshDatabase>>
const folder = mkdtempSync(join(tmpdir(), 'mwc-limits-'))
/** A time that stands still: counts start again with the hour, and a test that runs across it would count in two. */
const clock = join(folder, 'now.txt')
let processes: RunningMain[]

async function startProcess(): Promise<RunningMain> {
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    DATA_FOLDER: folder,
    SEED: 'example',
    TEST_CLOCK: clock,
    FIN_KEYS: testKeys.fin,
    LOOKUP_KEY: testKeys.lookup,
    TRUST_PROXY: '127.0.0.1',
    SMS_DAY_BUDGET: String(budget),
    CALLER_HOUR_LIMIT: String(fromOneAddress),
    // Nobody is refused for want of time: here what was tried is counted.
    BUSY_AFTER_MS: '0',
    BUSY_AFTER_CALLS: '0',
    BUSY_AFTER_WAIT_MS: '0',
    PASSWORD_WAIT_MS: '0',
    DATABASE_CONNECT_MS: '30000',
    DATABASE_STATEMENT_MS: '30000',
  }
  const running = await runMain(settings)
  if (running.base === '') throw new Error(`the server ended: ${running.said()}`)
  return running
}

beforeAll(async () => {
  writeFileSync(clock, '2026-03-10T10:00:00+08:00\n')
  database = await freshDatabase(inject('postgresUrl'), `t_${randomUUID().replaceAll('-', '')}`)
  const first = await startProcess()
  processes = [first, await startProcess()]
}, 180_000)
afterAll(async () => {
  for (const running of processes) await running.stop()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const anyAddress = () => `${randomInt(1, 223)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/**
 * One call to one of two processes, through a proxy that they trust.
 * The caller may forge the header; the proxy appends the true address.
 */
async function call<E extends WireCall>(i: number, endpoint: E, input: InputOf<E>, from = '203.0.113.7') {
  const { base } = processes[i % 2] ?? { base: '' }
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `${anyAddress()}, ${from}` }
  const response = await fetch(base + apiBase + endpoint.path, { method: 'POST', headers, body: JSON.stringify(input) })
  const { reason } = (await response.json()) as { reason?: string }
  return reason ?? 'done'
}

const times = <T>(count: number, run: (i: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, i) => run(i)))
const tally = (reasons: string[]) =>
  Object.fromEntries([...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => [reason, all.length]))

async function lastCodeOf(mobile: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(`${processes[1]?.base}/simulator/api/sms?phone=%2B65${mobile}`)
    const code = /#(\d{6})/.exec(await response.text())?.[1]
    if (code) return code
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('no SMS came')
}

test('two processes check 25 passwords of an account an hour together, whatever address is written into the header', async () => {
  const reasons = await times(120, (i) => call(i, logIn, { ...owner, password: `Guessed${i}Crane` }))
  expect(tally(reasons)).toEqual({ 'account.wrongLogin': 25, 'account.passwordLocked': 95 })
  expect(await call(0, logIn, { ...owner, password: ownPassword }, '203.0.113.99')).toBe('account.passwordLocked')
})

test('the owner gets in by OTP meanwhile, and a wrong code is guessed 5 times on both together', async () => {
  expect(await call(0, sendCode, { ...owner, purpose: 'logIn' })).toBe('done')
  const code = await lastCodeOf(owner.mobile)
  const wrong = (i: number) => String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0')
  expect(await times(4, (i) => call(i, logInWithCode, { ...owner, code: wrong(i) }))).toEqual(Array(4).fill('account.codeWrong'))
  expect(await call(1, logInWithCode, { ...owner, code })).toBe('done')
})

test('two processes send as many codes a day as the budget of a purpose has, and one to a number at a time', async () => {
  const one = await times(10, (i) => call(i, sendCode, { ...mobileOf(700), purpose: 'signUp' }))
  expect(tally(one)).toEqual({ done: 1, 'account.codeTooSoon': 9 })
  const many = await times(30, (i) => call(i, sendCode, { ...mobileOf(800 + i), purpose: 'signUp' }))
  expect(tally(many)).toEqual({ done: ofSignUp - 1, 'account.codeDayLimit': 30 - (ofSignUp - 1) })
})

test('who goes from number to number is stopped by the address, and nobody else is', async () => {
  const reasons = await times(260, (i) => call(i, logIn, { ...mobileOf(1000 + i), password: 'Guessed1Crane' }))
  const counts = tally(reasons)
  expect(counts['account.wrongLogin']).toBeLessThanOrEqual(fromOneAddress - 120)
  expect((counts['account.wrongLogin'] ?? 0) + (counts['request.tooMany'] ?? 0)).toBe(260)
  const member = { areaCode: '+65', mobile: '81000003' } as const
  expect(await call(0, logIn, { ...member, password: ownPassword })).toBe('request.tooMany')
  expect(await call(1, logIn, { ...member, password: ownPassword }, '203.0.113.8')).toBe('done')
})
