import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { consentWording } from '@mwc/contract/account/people/consent-wording'
import { openDatabase } from '../../server/src/database/open-database.ts'
import { createMember } from '../../server/src/features/account/people/create-member.ts'
import { hashPassword } from '../../server/src/keys/password-hash.ts'
import { makeEncryption } from '../../server/src/keys/encryption.ts'
import { startPostgres } from '../../server/src/testing/databases/real-postgres.ts'

const keys = { FIN_KEYS: `k1:${'11'.repeat(32)}`, LOOKUP_KEY: '22'.repeat(32) }
const consents = { declaration: true, membership: true, marketingSms: false, marketingMessaging: false, marketingCall: false }

type Running = {
  base: string
  /** Its PostgreSQL. */
  url: string
  /** The i-th number of those that somebody has, or of those that nobody has: a Singapore mobile's eight digits. */
  mobileOf(known: boolean, i: number): string
  stop(): Promise<void>
}

/** Starts the server on its own PostgreSQL with as many members as asked. Limits by address are out of the way. */
export async function startBesideMembers(port: number, members: number, settings: Record<string, string> = {}): Promise<Running> {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'mwc-alike-'))
  const mobileOf = (known: boolean, i: number) => `${known ? 81 : 82}${String(200_000 + i)}`
  await addMembers(postgres.url, members, (i) => `+65${mobileOf(true, i)}`)
  const env = {
    ...process.env,
    ...keys,
    NODE_ENV: 'test',
    PORT: String(port),
    LOG_LEVEL: 'silent',
    DATABASE_URL: postgres.url,
    DATA_FOLDER: folder,
    SEED: 'settings',
    CALLER_HOUR_LIMIT: '1000000',
    SMS_DAY_BUDGET: '1000000',
    ...settings,
  }
  const child = spawn(process.execPath, ['server/src/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  child.stdout.resume()
  return {
    base: `http://127.0.0.1:${port}`,
    url: postgres.url,
    mobileOf,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function addMembers(url: string, count: number, mobileOf: (i: number) => string): Promise<void> {
  const open = await openDatabase({ url, pool: 5 })
  const encryption = makeEncryption(keys.FIN_KEYS, keys.LOOKUP_KEY)
  const passwordHash = await hashPassword('Harbour7Crane')
  const now = Temporal.Now.instant()
  const work = { company: 'Harbour Works Pte Ltd', sector: '1', occupation: 'Rigger' }
  const person = { fullName: 'Rahim Uddin', birthDay: '1990-03-09', gender: '01', nationality: 'BD', language: 'english' as const }
  await open.db.transaction().execute(async (tx) => {
    for (let i = 0; i < count; i += 1)
      await createMember(
        tx,
        encryption,
        { ...person, ...work, passwordHash, consents, wording: consentWording, fin: `example-${i}`, mobile: mobileOf(i) },
        now,
      )
  })
  await open.close()
}
