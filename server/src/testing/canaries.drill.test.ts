import { chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { me } from '@mwc/contract/account/people/people.calls'
import { sendCode } from '@mwc/contract/account/proofs/proofs.calls'
import { signUp, verifyMobile } from '@mwc/contract/account/sign-up/sign-up.calls'
import { proveFromPhone } from '@mwc/contract/card/card.calls'
import { findByFin } from '@mwc/contract/members/member-desk.calls'
import { URI } from 'otpauth'
import { expect, test } from 'vitest'
import { allHousekeeping } from '../all-jobs.ts'
import { makeApp } from '../app.ts'
import { takeBackup } from '../backup/take-backup.ts'
import { readGauges } from '../features/health/read-gauges.ts'
import { makeMetrics } from '../metrics/metrics.ts'
import { startTraces } from '../tracing/start-traces.ts'
import { asUser, startPostgres } from './databases/real-postgres.ts'
import { makeActive } from './fixtures/account-fixtures.ts'
import { cardPhone } from './fixtures/card-fixtures.ts'
import { deskPassword, signInAtDesk } from './fixtures/desk-fixtures.ts'
import { finOf, formOf, mobileOf } from './fixtures/person-fixtures.ts'
import { testCollector } from './stand-ins/test-collector.ts'
import { callsTo, startTestServer } from './start-test-server.ts'

const worker = 4_711
const password = 'C4nary-Harbour-Crane'
const fullName = 'Canary Uddin'

/** A folder of the user as whom PostgreSQL runs. */
function makeFolder(...path: string[]): string {
  const folder = join(...path)
  mkdirSync(folder, { recursive: true })
  const { uid, gid } = asUser as { uid?: number; gid?: number }
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  return folder
}

/** PostgreSQL that archives its log into a folder of backups, as one does that is backed up. */
async function startArchiving(home: string, folder: string) {
  const script = join(home, 'archive-wal.sh')
  cpSync(fileURLToPath(new URL('../../../deploy/postgres/archive-wal.sh', import.meta.url)), script)
  const archive = makeFolder(folder, 'wal')
  return startPostgres(['archive_mode=on', `archive_command=${script} "%p" "%f" ${archive}`, 'wal_level=replica'])
}

/** Which of some values stand in a file below a folder, by their names. */
function foundIn(folder: string, values: Record<string, string>): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  const found = new Set<string>()
  for (const file of files.filter((path) => statSync(path).isFile())) {
    const content = readFileSync(file)
    for (const [name, value] of Object.entries(values)) if (content.includes(value)) found.add(name)
  }
  return [...found].sort()
}

test('what people are known and let in by is in no log, metric or trace, and of a backup only what is written down stands there readable', async () => {
  const home = mkdtempSync(join(tmpdir(), 'mwc-canaries-'))
  makeFolder(home)
  const folder = makeFolder(home, 'backups')
  const [postgres, collector] = await Promise.all([startArchiving(home, folder), testCollector()])
  const server = await startTestServer({ on: postgres.url })
  const deps = { ...server.deps, config: { ...server.deps.config, LOG_LEVEL: 'trace' as const } }
  const [lines, metrics] = [[] as string[], makeMetrics({ version: '1', role: 'all' })]
  const traces = startTraces({ url: collector.url, ratio: 1, version: '1', role: 'all' }, () => {})
  const app = await makeApp(deps, { logTo: { write: (line) => void lines.push(line) }, metrics, traces })
  metrics.watch(server.open.pools, () =>
    readGauges(
      deps,
      allHousekeeping(deps, () => {}),
    ),
  )
  const { ok, call } = callsTo(app)

  // A member from the first code to the card, and staff who look for the FIN.
  const mobile = mobileOf(worker)
  await ok(sendCode, { ...mobile, purpose: 'signUp' })
  await server.runJobs()
  const code = /#(\d{6})$/.exec(server.sms.sent.at(-1)?.text ?? '')?.[1] ?? ''
  const { proof } = await ok(verifyMobile, { ...mobile, code })
  const signedUp = await ok(signUp, { ...formOf(worker), fullName, password, proof })
  const { token } = signedUp
  await makeActive(server, signedUp)
  await ok(me, {}, { token })
  await ok(logIn, { ...mobile, password })
  expect((await call(logIn, { ...mobile, password: `${password}!` })).reason).toBe('account.wrongLogin')
  const phone = await cardPhone(server)
  await ok(proveFromPhone, { publicKey: phone.publicKey, takeOver: true }, { token })
  const staff = await signInAtDesk({ ...server, app }, 'canary-keeper', 'admin')
  expect(await ok(findByFin, { fin: finOf(worker) }, { token: staff.token })).toBeTruthy()
  await server.runJobs()

  const totp = URI.parse(staff.totpUri)
  const secrets = {
    FIN: finOf(worker),
    token,
    'token of staff': staff.token,
    proof,
    // With what it stands beside in the SMS and in JSON: six digits alone are somewhere by chance.
    'code in a text': `#${code}`,
    'code as JSON': `"${code}"`,
    password,
    'password of staff': deskPassword,
    'secret of an authenticator': totp.secret.base32,
  }
  const readable = { name: fullName, mobile: mobile.mobile, 'public key of a card': phone.publicKey }
  const all = { ...secrets, ...readable }
  const inText = (text: string) => Object.entries(all).flatMap(([name, value]) => (text.includes(value) ? [name] : []))

  const measured = await metrics.read()
  await app.close()
  await traces.stop()
  const { name } = await takeBackup({
    url: postgres.url,
    folder,
    files: join(home, 'files'),
    bucket: undefined,
    version: '1',
    keys: { FIN_KEYS: [], LOOKUP_KEY: [] },
  })
  const inBackup = foundIn(folder, all)
  await server.close()
  await postgres.stop()
  collector.close()
  rmSync(home, { recursive: true, force: true })

  expect(Object.values(all).filter((value) => value.length < 6)).toEqual([])
  expect([name.length > 0, lines.length > 5, measured.includes('mwc_'), collector.spans().length > 5]).toEqual([true, true, true, true])
  expect({ logs: inText(lines.join('')), metrics: inText(measured), traces: inText(collector.bodies.join('')) }).toEqual({
    logs: [],
    metrics: [],
    traces: [],
  })
  expect(inBackup).toEqual(Object.keys(readable).sort())
})
