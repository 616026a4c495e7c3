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
  NETS: 'none',
}
const database = { DATABASE_URL: 'postgres://localhost/mwc', FIN_KEYS: `k1:${'ab'.repeat(32)}`, LOOKUP_KEY: 'cd'.repeat(32) }

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
    expect(readConfig({ NODE_ENV: 'production', SEED: 'example', ...real, ...database }).seedExample).toBe(false)
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
