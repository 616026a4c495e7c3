import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const real = {
  SMS: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 't',
  TWILIO_SENDER: 'MWC',
  PAYNOW: 'stripe',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_WEBHOOK_SECRET: 'wh',
  PAYNOW_PAYEE: 'MIGRANT WORKERS CENTRE',
  NETS: 'none',
}
const database = { DATABASE_URL: 'postgres://localhost/mwc', FIN_KEYS: `k1:${'ab'.repeat(32)}`, LOOKUP_KEY: 'cd'.repeat(32) }
/** What production is started with. */
const live = {
  ...real,
  ...database,
  LOG_SIGNING_KEY: 'ef'.repeat(32),
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://members.example',
  TRUST_PROXY: '10.0.0.0/8',
  TWILIO_ACCOUNT_SID: `AC${'5a'.repeat(16)}`,
  STRIPE_SECRET_KEY: 'sk_live_5a5a5a5a',
  STRIPE_WEBHOOK_SECRET: 'whsec_5a5a5a5a',
}

/** What is said of settings that do not fit. */
function problemsOf(env: Record<string, string>): string {
  try {
    readConfig(env)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

it('a PayNow gateway is not started without the name that bank apps show', () => {
  expect(problemsOf({ ...real, PAYNOW_PAYEE: '' })).toContain('PAYNOW_PAYEE: is needed')
  expect(problemsOf({ ...real, PAYNOW_PAYEE: 'MWC \u202e' })).toContain('PAYNOW_PAYEE: must be the name')
  expect(readConfig(real).PAYNOW_PAYEE).toBe('MIGRANT WORKERS CENTRE')
})

describe('the stage', () => {
  it.each([
    live,
    { ...live, FIN_KEYS: `k2:${'ef'.repeat(32)},${database.FIN_KEYS}` },
    { ...live, TRUST_PROXY: 'none' },
    { ...live, STRIPE_SECRET_KEY: 'rk_live_5a5a5a5a', PUSH: 'none' },
  ])('of production fits: %j', (env) => expect(problemsOf(env)).toBe(''))

  it.each<[string, Record<string, string>]>([
    ['PUBLIC_URL', { PUBLIC_URL: '' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://members.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://localhost' }],
    ['TRUST_PROXY', { TRUST_PROXY: '' }],
    ['DATABASE_URL', { DATABASE_URL: '' }],
    ['FIN_KEYS', { FIN_KEYS: `k1:${'ef'.repeat(32)},${database.FIN_KEYS}` }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_test_5a5a5a5a' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_live_5a5a5a5a' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'secret' }],
    ['TWILIO_ACCOUNT_SID', { TWILIO_ACCOUNT_SID: 'AC1' }],
    ['TWILIO_SENDER', { TWILIO_SENDER: '+15005550006' }],
    ['a simulator', { TWILIO_API_HOST: 'http://127.0.0.1:4000' }],
    ['a simulator', { STRIPE_API_HOST: 'http://localhost:4000' }],
    ['a simulator', { PUSH_API_HOST: 'http://[::1]:4000' }],
    ['a simulator', { STRIPE_API_HOST: 'http://0.0.0.0:4000' }],
    ['a simulator', { TWILIO_API_HOST: 'http://localhost.:4000' }],
    ['a simulator', { STRIPE_API_HOST: 'http://[::]:4000' }],
    ['a simulator', { STRIPE_API_HOST: 'http://[::ffff:7f00:1]:4000' }],
    ['a simulator', { PUSH_API_HOST: 'http://[::ffff:0.0.0.0]:4000' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://0.0.0.0' }],
    ['TRUST_PROXY: believes everybody', { TRUST_PROXY: '0.0.0.0/0' }],
    ['TRUST_PROXY: believes everybody', { TRUST_PROXY: '10.0.0.1, ::/0' }],
    ['STAGE', { STAGE: 'staging', STAGING_PASSWORD: 'sixteen characters' }],
    ['STAGING_PASSWORD', { STAGING_PASSWORD: 'sixteen characters' }],
    ['SIMULATOR_CALLBACK_SECRET', { SIMULATOR_CALLBACK_SECRET: 'sixteen characters' }],
    ['TEST_CLOCK', { TEST_CLOCK: 'now.txt' }],
  ])('of production names %s where it is wrong: %j', (name, env) => expect(problemsOf({ ...live, ...env })).toContain(name))

  it.each<Record<string, string>>([
    { NETS_API_URL: 'https://uat-api.nets.example/uat/merchantservices' },
    { NETS_API_URL: 'http://api.nets.example/merchantservices' },
  ])('of production takes no test system of NETS: %j', (env) => {
    const nets = {
      NETS: 'nets',
      NETS_KEY_ID: 'k',
      NETS_SECRET: 's',
      NETS_TERMINAL_ID: '12345678',
      NETS_MERCHANT_ID: '1',
      NETS_INSTITUTION_CODE: '1',
    }
    expect(problemsOf({ ...live, ...nets, NETS_API_URL: 'https://api.nets.example/merchantservices' })).toBe('')
    expect(problemsOf({ ...live, ...nets, ...env })).toContain('NETS_API_URL')
  })

  it('outside production takes no key that moves real money, not even an unused one', () => {
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_live_5a5a5a5a' })).toContain('STRIPE_SECRET_KEY')
    expect(problemsOf({ STRIPE_SECRET_KEY: 'rk_live_5a5a5a5a' })).toContain('STRIPE_SECRET_KEY')
  })

  const others = ['development', 'test'] as const
  it.each(others)('of simulators has no real party beside them when NODE_ENV is %s', (NODE_ENV) => {
    const mixed: Record<string, string>[] = [
      { SMS: 'twilio' },
      { PAYNOW: 'stripe' },
      { PUSH: 'webpush' },
      { SMS: 'twilio', PAYNOW: 'stripe', NETS: 'none', PUSH: 'simulator' },
    ]
    for (const env of mixed)
      expect(problemsOf({ ...real, SMS: 'simulator', PAYNOW: 'simulator', NETS: 'simulator', NODE_ENV, ...env })).toContain('real party')
    expect(problemsOf({ ...real, NODE_ENV })).toBe('')
  })

  it('of simulators counts a party whose address is on this machine as one', () => {
    const standIns = { ...real, TWILIO_API_HOST: 'http://127.0.0.1:4001', STRIPE_API_HOST: 'http://localhost:4002' }
    expect(readConfig(standIns).PUSH).toBe('simulator')
    expect(problemsOf({ ...standIns, NETS: 'simulator', PUSH: 'webpush', PUSH_API_HOST: 'http://[::1]:4003' })).toBe('')
    expect(problemsOf({ ...standIns, STRIPE_API_HOST: 'https://api.example' })).toContain('PAYNOW: a real party')
    expect(problemsOf({ ...standIns, HOST: '0.0.0.0' })).toContain('HOST')
  })

  it.each(others)('of real parties is said where strangers reach them, when NODE_ENV is %s', (NODE_ENV) => {
    const open: Record<string, string>[] = [{}, { PAYNOW: 'none' }, { PAYNOW: 'none', PUSH: 'none' }]
    for (const env of open) {
      for (const HOST of ['0.0.0.0', '::', '192.168.1.5']) {
        expect(problemsOf({ ...real, ...env, NODE_ENV, HOST })).toMatch(/HOST: .*SMS.*NODE_ENV=production.*STAGE=staging/)
        expect(problemsOf({ ...real, ...env, HOST })).toContain('NODE_ENV=production')
      }
      for (const HOST of ['127.0.0.1', '::1', 'localhost']) expect(problemsOf({ ...real, ...env, NODE_ENV, HOST })).toBe('')
    }
    const staging = { STAGE: 'staging', HOST: '0.0.0.0', PUBLIC_URL: 'https://try.example', STAGING_PASSWORD: 'sixteen characters' }
    expect(problemsOf({ ...real, ...staging, NODE_ENV })).toBe('')
  })

  it('of real parties has no example members, whose passwords are published', () => {
    expect(readConfig(real).seedExample).toBe(false)
    expect(readConfig({ ...real, PAYNOW: 'none', PUSH: 'none' }).seedExample).toBe(false)
    for (const where of [{}, database]) expect(problemsOf({ ...real, ...where, SEED: 'example' })).toMatch(/SEED: .*SMS/)
  })

  it('pushes by the real services unless another party is simulated', () => {
    expect(readConfig({}).PUSH).toBe('simulator')
    expect(readConfig(real).PUSH).toBe('webpush')
  })

  it.each(others)('of simulators listens to this machine only when NODE_ENV is %s', (NODE_ENV) => {
    for (const HOST of ['127.0.0.1', '127.1.2.3', '::1', 'localhost']) expect(problemsOf({ NODE_ENV, HOST })).toBe('')
    for (const HOST of ['0.0.0.0', '::', '192.168.1.5', 'mwc.example', 'localhost.example'])
      expect(problemsOf({ NODE_ENV, HOST })).toContain('HOST: simulators answer on this machine only')
  })

  it('of staging shows simulators in public, by https and behind a password of 16 characters', () => {
    const staging = { STAGE: 'staging', HOST: '0.0.0.0', PUBLIC_URL: 'https://try.example', STAGING_PASSWORD: 'sixteen characters' }
    expect(readConfig(staging)).toMatchObject({ staging: true, simulated: true, production: false })
    expect(problemsOf({ ...staging, STAGING_PASSWORD: '' })).toContain('STAGING_PASSWORD: is needed')
    expect(problemsOf({ ...staging, STAGING_PASSWORD: 'fifteen letters' })).toContain('STAGING_PASSWORD: must have')
    expect(problemsOf({ ...staging, PUBLIC_URL: 'http://try.example' })).toContain('PUBLIC_URL')
    expect(problemsOf({ ...staging, PUSH: 'webpush' })).toContain('PUSH: a real party')
  })

  it('believes the proxies that are named, and none where none is', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.1, fd00::/8,loopback' }).trustProxy).toEqual(['10.0.0.1', 'fd00::/8', 'loopback'])
    for (const TRUST_PROXY of ['', 'none']) expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(false)
    for (const TRUST_PROXY of ['true', '1', '*', 'proxy.example', '10.0.0.0/33', '10.0.0.1,', 'none,10.0.0.1'])
      expect(problemsOf({ TRUST_PROXY })).toContain('TRUST_PROXY: must be')
  })
})

describe('the settings', () => {
  it('are all optional: without any, the embedded database has the example programme', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 8080,
      DATA_FOLDER: 'data',
      seedExample: true,
      simulated: true,
      publicUrl: 'http://localhost:8080',
    })
  })

  it('take a second look-up key with an id of its own, and no third', () => {
    const [one, two] = ['ab'.repeat(32), `k2:${'cd'.repeat(32)}`]
    for (const LOOKUP_KEY of [one, two, `${one},${two}`, `${two},${one}`]) expect(problemsOf({ LOOKUP_KEY })).toBe('')
    for (const LOOKUP_KEY of ['ab', `${one},`, `${one},${one}`, `${two},${two}`, `${one},${two},k3:${one}`, `K2:${one}`])
      expect(problemsOf({ LOOKUP_KEY })).toContain('LOOKUP_KEY: ')
  })

  it('take a replica only of a database that is named', () => {
    const DATABASE_READ_URL = 'postgres://mwc@replica.example/mwc'
    expect(problemsOf({ DATABASE_READ_URL })).toContain('DATABASE_READ_URL: ')
    expect(readConfig({ ...database, DATABASE_READ_URL }).database).toMatchObject({ readUrl: DATABASE_READ_URL })
  })

  it('take an empty value as none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(8080)
  })

  it('refuse a simulator in production, naming it', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/SMS, PAYNOW, NETS and PUSH: a simulator/)
    for (const party of ['SMS', 'PAYNOW', 'NETS', 'PUSH']) {
      expect(() => readConfig({ NODE_ENV: 'production', ...real, [party]: 'simulator' })).toThrow(/simulator/)
    }
  })

  it('never put example data into production, and on a DATABASE_URL only when asked to', () => {
    expect(readConfig({ SEED: 'example', ...live, ...database }).seedExample).toBe(false)
    expect(readConfig(database).seedExample).toBe(false)
    expect(readConfig({ ...database, SEED: 'example' }).seedExample).toBe(true)
  })

  it('ask for all that the NETS host needs where it is chosen', () => {
    expect(() => readConfig({ ...real, NETS: 'nets', NETS_KEY_ID: 'key' })).toThrow(
      /NETS_API_URL.*\n.*NETS_SECRET.*\n.*NETS_TERMINAL_ID.*\n.*NETS_MERCHANT_ID.*\n.*NETS_INSTITUTION_CODE/,
    )
  })

  it('ask for keys of the environment where the database is shared', () => {
    expect(() => readConfig({ DATABASE_URL: database.DATABASE_URL })).toThrow(/FIN_KEYS.*\n.*LOOKUP_KEY/)
  })

  it('let time be set only where nothing but simulators would notice', () => {
    expect(readConfig({ TEST_CLOCK: 'now.txt', NETS: 'none' }).TEST_CLOCK).toBe('now.txt')
    expect(() => readConfig({ TEST_CLOCK: 'now.txt', ...real })).toThrow(/TEST_CLOCK/)
    expect(() => readConfig({ TEST_CLOCK: 'now.txt', ...real, ...database, NODE_ENV: 'production' })).toThrow(/TEST_CLOCK/)
  })

  it('ask whose map it is that tiles are taken from', () => {
    const MAP_TILES_URL = 'https://tiles.example/{z}/{x}/{y}.png'
    expect(readConfig({}).MAP_TILES_URL).toBeUndefined()
    expect(readConfig({ MAP_TILES_URL, MAP_ATTRIBUTION: 'Tiles Example' })).toMatchObject({
      MAP_TILES_URL,
      MAP_ATTRIBUTION: 'Tiles Example',
    })
    expect(() => readConfig({ MAP_TILES_URL })).toThrow(/MAP_ATTRIBUTION/)
  })

  it.each([
    { PORT: 'high' },
    { MAP_TILES_URL: 'https://tiles.example/{z}/{x}.png' },
    { MAP_TILES_URL: 'javascript:alert(1)/{z}/{x}/{y}' },
    { PORT: '70000' },
    { FIN_KEYS: 'k1:abc' },
    { SMS: 'pigeon' },
    { LOG_LEVEL: 'loud' },
    { SMS_PREFIXES: '+65,+1' },
  ])('name what is wrong: %j', (env) => {
    expect(() => readConfig(env)).toThrow(Object.keys(env)[0])
  })
})
