import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig, readMigrateConfig } from './config.ts'
import { describeStart } from './describe-start.ts'
import { secretNames } from './secret-files.ts'
import { settingNames } from './settings.ts'

const home = mkdtempSync(join(tmpdir(), 'mwc-secrets-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** A file with a text, and a mode that lets its owner and group read it. */
function fileOf(name: string, text: string, mode = 0o640): string {
  const path = join(home, name)
  writeFileSync(path, text)
  chmodSync(path, mode)
  return path
}

/** A production whose every secret says in the clear that it is one, in the form that it has to have. */
const canary = 'canary0canary'
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://members.example',
  TRUST_PROXY: 'none',
  SMS: 'twilio',
  TWILIO_SENDER: 'MWC',
  PAYNOW: 'stripe',
  PAYNOW_PAYEE: 'Harbour Centre',
  NETS: 'nets',
  NETS_API_URL: 'https://api.nets.example/merchantservices',
  NETS_TERMINAL_ID: '12345678',
  NETS_MERCHANT_ID: '1234567',
  NETS_INSTITUTION_CODE: '20000',
  FILES: 's3',
  S3_BUCKET: 'mwc-files',
  S3_REGION: 'ap-southeast-1',
  S3_ENDPOINT: 'https://objects.example:9000',
}
const secrets = {
  DATABASE_URL: `postgres://mwc:${canary}@pooler.example:6432/mwc?options=${canary}`,
  DIRECT_DATABASE_URL: `postgres://mwc:${canary}@db.example/mwc`,
  DATABASE_READ_URL: `postgres://mwc:${canary}@replica.example/mwc`,
  MIGRATE_DATABASE_URL: `postgres://owner:${canary}@db.example/mwc`,
  FIN_KEYS: `k1:${'c0'.repeat(32)}`,
  LOOKUP_KEY: 'c1'.repeat(32),
  LOG_SIGNING_KEY: 'c2'.repeat(32),
  TWILIO_ACCOUNT_SID: `AC${'c3'.repeat(16)}`,
  TWILIO_AUTH_TOKEN: canary,
  STRIPE_SECRET_KEY: `sk_live_${canary}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${canary}`,
  NETS_KEY_ID: canary,
  NETS_SECRET: canary,
  S3_ACCESS_KEY_ID: canary,
  S3_SECRET_ACCESS_KEY: canary,
}
const inFiles = Object.fromEntries(Object.entries(secrets).map(([name, value]) => [`${name}_FILE`, fileOf(name, `${value}\n`)]))

test('every secret is read from a file, and is as if it had been said, without the newline at its end', () => {
  const { secretFiles, ...read } = readConfig({ ...production, ...inFiles })
  const { secretFiles: none, ...said } = readConfig({ ...production, ...secrets })
  expect(read).toEqual(said)
  expect([secretFiles, none]).toEqual([secretNames.filter((name) => name in secrets), []])
  expect(secretNames.filter((name) => !settingNames.includes(name))).toEqual([])
})

test.for<[string, string, Record<string, string>]>([
  ['is not there', 'there is no file', { LOOKUP_KEY_FILE: join(home, 'none') }],
  ['is empty', 'is empty', { LOOKUP_KEY_FILE: fileOf('empty', '') }],
  ['holds a newline alone', 'is empty', { LOOKUP_KEY_FILE: fileOf('newline', '\r\n') }],
  ['is a folder', 'is no file', { LOOKUP_KEY_FILE: home }],
  ['is named beside the secret itself', 'LOOKUP_KEY as well', { LOOKUP_KEY: secrets.LOOKUP_KEY }],
  ['holds a text of another form', 'must be 64 hexadecimal digits', { LOOKUP_KEY_FILE: fileOf('form', `${secrets.LOOKUP_KEY} `) }],
])('a file that %s is refused in words', ([, words, settings]) => {
  expect(() => readConfig({ ...production, ...inFiles, ...settings })).toThrow(
    new RegExp(`^The settings do not fit:\\n  - LOOKUP_KEY.*: .*${words}.*$`),
  )
})

test.skipIf(process.platform === 'win32').for([0o644, 0o660, 0o604])('a file that others may open (mode %o) is refused', (mode) => {
  const settings = { ...production, ...inFiles, LOOKUP_KEY_FILE: fileOf(`open-${mode}`, secrets.LOOKUP_KEY, mode) }
  expect(() => readConfig(settings)).toThrow(/LOOKUP_KEY_FILE: .*is open to others.*chmod 640/)
})

test('a file that this user may not look into is refused', () => {
  expect(() => readConfig({ ...production, ...inFiles, NETS_SECRET_FILE: join(inFiles['NETS_SECRET_FILE'] ?? '', 'inside') })).toThrow(
    /NETS_SECRET_FILE: this user cannot read/,
  )
})

test('what a start prints names addresses, parties and files, and holds no secret', () => {
  const said = describeStart(readConfig({ ...production, ...inFiles, ROLE: 'web', MIGRATE: 'false' }), 9464).join('\n')
  expect(said).toMatch(
    /production, role web\n.*pooler\.example:6432\/mwc, directly at db\.example:5432\/mwc, reads that may be a second old from replica\.example:5432\/mwc.*as "npm run migrate" left it/,
  )
  expect(said).toMatch(/SMS twilio, PayNow stripe, NETS nets, push webpush\n.*127\.0\.0\.1:9464\/metrics\n.*from files +DATABASE_URL, /)
  expect(said).toContain('S3, bucket mwc-files in ap-southeast-1 at objects.example:9000')
  expect(said).not.toMatch(/canary|c[0-3]c[0-3]/)
})

test('the tables are changed by their own role, and of other settings nothing is asked', () => {
  const { MIGRATE_DATABASE_URL_FILE = '', DATABASE_URL_FILE = '' } = inFiles
  expect(readMigrateConfig({ MIGRATE_DATABASE_URL_FILE })).toEqual({ url: secrets.MIGRATE_DATABASE_URL, pool: 3 })
  expect(readMigrateConfig({ DATABASE_URL_FILE, DIRECT_DATABASE_URL: secrets.DIRECT_DATABASE_URL })).toEqual({
    url: secrets.DIRECT_DATABASE_URL,
    pool: 3,
  })
  expect(readMigrateConfig({ DATA_FOLDER: 'here' })).toEqual({ folder: 'here' })
})
