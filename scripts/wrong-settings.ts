import { settingNames } from '../server/src/settings.ts'

export type Settings = Record<string, string>
export const keys = { FIN_KEYS: `k1:${'ab'.repeat(32)}`, LOOKUP_KEY: 'cd'.repeat(32) }
const twilio = { SMS: 'twilio', TWILIO_ACCOUNT_SID: `AC${'5a'.repeat(16)}`, TWILIO_AUTH_TOKEN: 'token', TWILIO_SENDER: 'MWC' }
const stripe = { PAYNOW: 'stripe', STRIPE_SECRET_KEY: 'sk_test_5a', STRIPE_WEBHOOK_SECRET: 'whsec_5a', PAYNOW_PAYEE: 'Harbour Centre' }
const nets = {
  NETS: 'nets',
  NETS_API_URL: 'https://api.nets.example/merchantservices',
  NETS_KEY_ID: 'key',
  NETS_SECRET: 'secret',
  NETS_TERMINAL_ID: '12345678',
  NETS_MERCHANT_ID: '1234567',
  NETS_INSTITUTION_CODE: '20000',
}
export const s3 = {
  FILES: 's3',
  S3_BUCKET: 'mwc-files',
  S3_REGION: 'ap-southeast-1',
  S3_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  S3_SECRET_ACCESS_KEY: 'secret-of-s3',
}
export const real = { ...twilio, ...stripe, ...nets }
export const production = {
  ...real,
  ...keys,
  LOG_SIGNING_KEY: 'ef'.repeat(32),
  DATABASE_URL: 'postgres://localhost/mwc',
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://members.example',
  TRUST_PROXY: 'none',
  STRIPE_SECRET_KEY: 'sk_live_5a',
}
export const staging = { STAGE: 'staging', STAGING_PASSWORD: 'sixteen characters', PUBLIC_URL: 'https://try.example' }
export const map = { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png', MAP_ATTRIBUTION: 'Tiles Example' }

/** For each setting, what it is where it does not fit: missing, wrong, or of another stage. */
export const wrongSettings: Record<string, Settings[]> = {
  NODE_ENV: [{ NODE_ENV: 'prod' }],
  STAGE: [{ STAGE: 'production' }, { ...production, STAGE: 'staging', STAGING_PASSWORD: 'sixteen characters' }],
  STAGING_PASSWORD: [
    { ...staging, STAGING_PASSWORD: '' },
    { ...staging, STAGING_PASSWORD: 'short' },
    { STAGING_PASSWORD: 'sixteen characters' },
  ],
  HOST: [{ HOST: '0.0.0.0' }, { HOST: 'members.example' }],
  PORT: ['high', '70000', '-1', '80.5', '0x50', ' '].map((PORT) => ({ PORT })),
  PUBLIC_URL: [
    ...['members.example', 'ftp://members.example', 'javascript:alert(1)'].map((PUBLIC_URL) => ({ PUBLIC_URL })),
    ...['', 'http://members.example', 'https://localhost'].map((PUBLIC_URL) => ({ ...production, PUBLIC_URL })),
    { ...staging, PUBLIC_URL: '' },
  ],
  DATABASE_URL: [
    ...['mysql://localhost/mwc', 'localhost:5432', 'postgres'].map((DATABASE_URL) => ({ ...keys, DATABASE_URL })),
    { ...production, DATABASE_URL: '' },
  ],
  DATABASE_READ_URL: [{ ...keys, DATABASE_READ_URL: 'postgres' }, { DATABASE_READ_URL: 'postgres://localhost/mwc' }],
  DIRECT_DATABASE_URL: [{ DIRECT_DATABASE_URL: 'mysql://localhost/mwc' }],
  DATABASE_CONNECT_MS: [{ DATABASE_CONNECT_MS: '0' }, { DATABASE_CONNECT_MS: '1.5' }],
  DATABASE_STATEMENT_MS: [{ DATABASE_STATEMENT_MS: '3s' }],
  DATABASE_LOCK_MS: [{ DATABASE_LOCK_MS: '99' }],
  DATABASE_IDLE_TRANSACTION_MS: [{ DATABASE_IDLE_TRANSACTION_MS: 'never' }],
  DATABASE_POOL: [{ DATABASE_POOL: '0' }, { DATABASE_POOL: 'many' }],
  DATABASE_PREPARED: [{ DATABASE_PREPARED: 'yes' }],
  FILES: [{ FILES: 'disk' }],
  S3_BUCKET: ['', 'Mwc_Files', 'ab', 'a/b', '-files'].map((S3_BUCKET) => ({ ...s3, S3_BUCKET })),
  S3_REGION: ['', 'Singapore', 'ap southeast'].map((S3_REGION) => ({ ...s3, S3_REGION })),
  S3_ENDPOINT: [
    ...['minio:9000', 'ftp://minio.example'].map((S3_ENDPOINT) => ({ ...s3, S3_ENDPOINT })),
    { ...production, ...s3, S3_ENDPOINT: 'http://minio.example:9000' },
  ],
  S3_PATH_STYLE: [{ S3_PATH_STYLE: 'yes' }],
  S3_ACCESS_KEY_ID: ['', 'AK', 'AKID EXAMPLE'].map((S3_ACCESS_KEY_ID) => ({ ...s3, S3_ACCESS_KEY_ID })),
  S3_SECRET_ACCESS_KEY: ['', 'short'].map((S3_SECRET_ACCESS_KEY) => ({ ...s3, S3_SECRET_ACCESS_KEY })),
  SEED: [{ SEED: 'demo' }],
  LOG_LEVEL: [{ LOG_LEVEL: 'loud' }],
  TRUST_PROXY: [{ TRUST_PROXY: 'true' }, { TRUST_PROXY: 'proxy.example' }, { ...production, TRUST_PROXY: '' }],
  FIN_KEYS: [
    { FIN_KEYS: 'k1:abc' },
    { FIN_KEYS: 'ab'.repeat(32) },
    { FIN_KEYS: `${keys.FIN_KEYS},k1:${'cd'.repeat(32)}` },
    { DATABASE_URL: 'postgres://localhost/mwc', FIN_KEYS: '' },
  ],
  LOOKUP_KEY: [{ LOOKUP_KEY: 'abc' }, { DATABASE_URL: 'postgres://localhost/mwc', LOOKUP_KEY: '' }],
  LOG_SIGNING_KEY: [{ LOG_SIGNING_KEY: 'abc' }, { ...production, LOG_SIGNING_KEY: '' }],
  SMS: [{ SMS: 'pigeon' }, { ...production, SMS: 'simulator' }, { ...stripe, NETS: 'none', SMS: 'simulator' }],
  SMS_PREFIXES: [{ SMS_PREFIXES: '+65,+1' }],
  SMS_DAY_BUDGET: [{ SMS_DAY_BUDGET: '0' }],
  SMS_NOTICE_DAY_BUDGET: [{ SMS_NOTICE_DAY_BUDGET: '0' }],
  CALLER_HOUR_LIMIT: [{ CALLER_HOUR_LIMIT: '-5' }],
  PASSWORD_WAIT_MS: [{ PASSWORD_WAIT_MS: 'soon' }],
  BUSY_AFTER_MS: [{ BUSY_AFTER_MS: '2 s' }],
  BUSY_AFTER_CALLS: [{ BUSY_AFTER_CALLS: '-1' }, { BUSY_AFTER_CALLS: 'many' }],
  BUSY_AFTER_WAIT_MS: [{ BUSY_AFTER_WAIT_MS: '0.5' }],
  EARLY_HINTS: [{ EARLY_HINTS: 'yes' }],
  TWILIO_ACCOUNT_SID: [
    { ...real, TWILIO_ACCOUNT_SID: '' },
    { ...production, TWILIO_ACCOUNT_SID: 'AC1' },
  ],
  TWILIO_AUTH_TOKEN: [{ ...real, TWILIO_AUTH_TOKEN: '' }],
  TWILIO_SENDER: [
    { ...real, TWILIO_SENDER: '' },
    { ...production, TWILIO_SENDER: '+15005550006' },
  ],
  TWILIO_NOTICE_SENDER: [{ ...production, TWILIO_NOTICE_SENDER: '+15005550006' }],
  TWILIO_API_HOST: [{ TWILIO_API_HOST: '127.0.0.1:4000' }, { ...production, TWILIO_API_HOST: 'http://127.0.0.1:4000' }],
  PUSH: [{ PUSH: 'smoke' }, { PUSH: 'webpush' }, { ...production, PUSH: 'simulator' }],
  PUSH_HOSTS: [{ PUSH_HOSTS: 'https://push.example' }, { PUSH_HOSTS: '*' }],
  PUSH_SUBJECT: [{ PUSH_SUBJECT: 'staff@centre.example' }],
  PUSH_API_HOST: [{ PUSH_API_HOST: 'push.example' }, { ...production, PUSH_API_HOST: 'http://localhost:4000' }],
  PAYNOW: [{ PAYNOW: 'cash' }, { ...production, PAYNOW: 'simulator' }, { ...twilio, NETS: 'none', PAYNOW: 'simulator' }],
  STRIPE_SECRET_KEY: [
    { ...real, STRIPE_SECRET_KEY: '' },
    { ...production, STRIPE_SECRET_KEY: 'sk_test_5a' },
    { ...real, STRIPE_SECRET_KEY: 'rk_live_5a' },
  ],
  STRIPE_WEBHOOK_SECRET: [
    { ...real, STRIPE_WEBHOOK_SECRET: '' },
    { ...production, STRIPE_WEBHOOK_SECRET: 'secret' },
  ],
  PAYNOW_PAYEE: [{ ...real, PAYNOW_PAYEE: '' }],
  STRIPE_API_HOST: [{ STRIPE_API_HOST: 'api.example' }, { ...production, STRIPE_API_HOST: 'https://127.0.0.1:4000' }],
  NETS: [{ NETS: 'terminal' }, { ...production, NETS: 'simulator' }, { ...twilio, PAYNOW: 'none', NETS: 'simulator' }],
  NETS_API_URL: [
    { ...real, NETS_API_URL: '' },
    { ...real, NETS_API_URL: 'api.nets.example' },
    { ...production, NETS_API_URL: 'https://uat-api.nets.example/uat' },
  ],
  NETS_KEY_ID: [{ ...real, NETS_KEY_ID: '' }],
  NETS_SECRET: [{ ...real, NETS_SECRET: '' }],
  NETS_TERMINAL_ID: [
    { ...real, NETS_TERMINAL_ID: '' },
    { ...real, NETS_TERMINAL_ID: '1234' },
  ],
  NETS_MERCHANT_ID: [
    { ...real, NETS_MERCHANT_ID: '' },
    { ...real, NETS_MERCHANT_ID: '1234567890123456' },
  ],
  NETS_INSTITUTION_CODE: [
    { ...real, NETS_INSTITUTION_CODE: '' },
    { ...real, NETS_INSTITUTION_CODE: 'twenty' },
  ],
  SIMULATOR_CALLBACK_SECRET: [{ SIMULATOR_CALLBACK_SECRET: 'short' }, { ...production, SIMULATOR_CALLBACK_SECRET: 'sixteen characters' }],
  MAP_TILES_URL: ['https://tiles.example/{z}/{x}.png', 'javascript:alert(1)/{z}/{x}/{y}', 'https://:0/{z}/{x}/{y}'].map(
    (MAP_TILES_URL) => ({ ...map, MAP_TILES_URL }),
  ),
  MAP_ATTRIBUTION: [{ ...map, MAP_ATTRIBUTION: '' }, { MAP_ATTRIBUTION: 'x'.repeat(201) }],
  MIGRATE: [{ MIGRATE: 'no' }],
  MIGRATE_DATABASE_URL: [{ MIGRATE_DATABASE_URL: 'mysql://localhost/mwc' }],
  METRICS_PORT: [{ METRICS_PORT: 'high' }],
  TRACES_URL: [{ TRACES_URL: 'collector:4318' }],
  TRACES_RATIO: ['all', '2', '-0.1'].map((TRACES_RATIO) => ({ TRACES_RATIO })),
  ROLE: [
    { ...keys, DATABASE_URL: 'postgres://localhost/mwc', ROLE: 'worker' },
    { DATABASE_URL: '', ROLE: 'web' },
  ],
  RUN_JOBS: [{ RUN_JOBS: 'no' }, { ...keys, DATABASE_URL: 'postgres://localhost/mwc', ROLE: 'web', RUN_JOBS: 'true' }],
  TEST_CLOCK: [
    { ...production, TEST_CLOCK: 'now.txt' },
    { ...real, TEST_CLOCK: 'now.txt' },
  ],
}

/** What a start is given: the empty ones keep out what a developer's .env says. */
export function onlyThese(settings: Settings): Settings {
  return { ...Object.fromEntries(settingNames.map((name) => [name, ''])), ...settings }
}

/** What a call throws. */
export function faultOf(call: () => unknown): Error {
  try {
    call()
  } catch (error) {
    return error as Error
  }
  throw new Error('nothing was thrown')
}
