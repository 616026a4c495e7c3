import { areaCodes } from '@mwc/contract/fields/mobile-number'
import { isIP } from 'node:net'
import { z } from 'zod'

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

/** A whole number in plain digits. */
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max))

/** A part of all, from 0 to 1. */
const share = z
  .string()
  .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/, 'must be a part of all, 0 to 1, such as 0.05')
  .transform(Number)

const milliseconds = whole(100, 600_000)

const databaseUrl = z.url({ protocol: /^postgres(?:ql)?$/, error: 'must be an address that begins with postgres://' })

/** An address of another host of a party's API, or of a collector of traces. */
const apiHost = z.url({ protocol: /^https?$/, error: 'must be an address that begins with https:// (or http://, for a stand-in)' })

/** Addresses of proxies as Fastify takes them: an IP, a network, or a name for several networks; `none` for no proxy. */
const proxies = z
  .string()
  .transform((text) => (text === 'none' ? [] : text.split(',').map((part) => part.trim())))
  .refine((parts) => parts.every(isProxy), 'must be addresses or networks (10.0.0.0/8) of proxies, separated by commas, or none')

function isProxy(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const kind = isIP(address)
  if (kind === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(text)
  return more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 6 ? 128 : 32)))
}

/** Whether each key of a ring has an id of its own; one without is one of them. */
function hasOwnNames(ring: string): boolean {
  const ids = ring.split(',').map((key) => (key.includes(':') ? key.split(':')[0] : ''))
  return new Set(ids).size === ids.length
}

/** An id, stored beside what the key encrypted, and 32 bytes in hex: `k1:00ff…`. Several by comma, newest first. */
const keyRing = z
  .string()
  .regex(/^[a-z0-9]{1,12}:[0-9a-f]{64}(,[a-z0-9]{1,12}:[0-9a-f]{64})*$/, 'must be id:64-hex-digits, several separated by commas')
  .refine(hasOwnNames, 'two keys of one id: each needs its own, by which what it sealed is opened again')

/** 64 hexadecimal digits, with an id or without; while it is exchanged two, the one that writes first. */
const lookupKeys = z
  .string()
  .regex(
    /^([a-z0-9]{1,12}:)?[0-9a-f]{64}(,([a-z0-9]{1,12}:)?[0-9a-f]{64})?$/,
    'must be 64 hexadecimal digits or id:64-hex-digits; two, separated by a comma, while it is exchanged',
  )
  .refine(hasOwnNames, 'two keys of one id: each needs its own, by which it is known what it hashed')

/** Every setting of the server, by its name in the environment. `.env.example` lists the same with what each is for. */
export const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  STAGE: z.enum(['staging']).optional(),
  STAGING_PASSWORD: z.string().min(16, 'must have at least 16 characters').optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65535).default(8080),
  METRICS_PORT: whole(0, 65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  TRACES_URL: apiHost.optional(),
  TRACES_RATIO: share.default(0.01),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an address that begins with https://' }).optional(),
  DATA_FOLDER: z.string().default('data'),
  DATABASE_URL: databaseUrl.optional(),
  DIRECT_DATABASE_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.optional(),
  DATABASE_POOL: whole(3, 200).default(10),
  DATABASE_PREPARED: flag.optional(),
  DATABASE_CONNECT_MS: milliseconds.default(1750),
  DATABASE_STATEMENT_MS: milliseconds.default(2500),
  DATABASE_LOCK_MS: milliseconds.default(2250),
  DATABASE_IDLE_TRANSACTION_MS: milliseconds.default(10_000),
  FILES: z.enum(['folder', 's3']).default('folder'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket: 3 to 63 small letters, digits, - and .')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, 'must be the name of a region, such as ap-southeast-1')
    .optional(),
  S3_ENDPOINT: apiHost.optional(),
  S3_PATH_STYLE: flag.default(false),
  S3_ACCESS_KEY_ID: z
    .string()
    .regex(/^[!-~]{3,128}$/, 'must be 3 to 128 letters, digits and signs')
    .optional(),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .regex(/^[!-~]{8,256}$/, 'must be 8 to 256 letters, digits and signs')
    .optional(),
  SEED: z.enum(['example', 'settings']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: proxies.optional(),
  FIN_KEYS: keyRing.optional(),
  LOOKUP_KEY: lookupKeys.optional(),
  LOG_SIGNING_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}(,[0-9a-f]{64})*$/, 'must be 64 hexadecimal digits, several keys separated by commas')
    .optional(),
  SMS: z.enum(['simulator', 'twilio']).default('simulator'),
  SMS_PREFIXES: z
    .string()
    .default('+65')
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(areaCodes))),
  EARLY_HINTS: flag.default(false),
  PASSWORD_WAIT_MS: whole(0, 600_000).default(600),
  BUSY_AFTER_MS: whole(0, 3_600_000).default(2000),
  BUSY_AFTER_CALLS: whole(0, 1_000_000).default(150),
  BUSY_AFTER_WAIT_MS: whole(0, 3_600_000).default(500),
  CALLER_HOUR_LIMIT: whole(1, 100_000_000).default(1000),
  SMS_DAY_BUDGET: whole(1, 100_000_000).default(5000),
  SMS_NOTICE_DAY_BUDGET: whole(1, 100_000_000).default(100_000),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_SENDER: z.string().optional(),
  TWILIO_NOTICE_SENDER: z.string().optional(),
  TWILIO_API_HOST: apiHost.optional(),
  PUSH: z.enum(['simulator', 'webpush', 'none']).optional(),
  PUSH_HOSTS: z
    .string()
    .default('fcm.googleapis.com,*.push.services.mozilla.com,web.push.apple.com,*.push.apple.com,*.notify.windows.com')
    .transform((text) => text.toLowerCase().split(','))
    .pipe(z.array(z.string().regex(/^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/, 'must be names of hosts, *.name for all below one'))),
  PUSH_SUBJECT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must begin with mailto: or https://')
    .optional(),
  PUSH_API_HOST: apiHost.optional(),
  PAYNOW: z.enum(['simulator', 'stripe', 'none']).default('simulator'),
  PAYNOW_PAYEE: z
    .string()
    .regex(/^[\x20-\x7e]{1,60}$/, 'must be the name as bank apps show it')
    .optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_HOST: apiHost.optional(),
  NETS: z.enum(['simulator', 'nets', 'none']).default('simulator'),
  NETS_API_URL: apiHost.optional(),
  NETS_KEY_ID: z.string().optional(),
  NETS_SECRET: z.string().optional(),
  NETS_TERMINAL_ID: z
    .string()
    .regex(/^\w{8}$/, 'must be 8 letters or digits')
    .optional(),
  NETS_MERCHANT_ID: z
    .string()
    .regex(/^\w{1,15}$/, 'must be up to 15 letters or digits')
    .optional(),
  NETS_INSTITUTION_CODE: z
    .string()
    .regex(/^\d{1,11}$/, 'must be up to 11 digits')
    .optional(),
  SIMULATOR_CALLBACK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  MAP_TILES_URL: z
    .string()
    .regex(/^https?:\/\/[\w.:-]+\/\S*$/, 'must be an address that begins with https://')
    .refine((url) => URL.canParse(url), 'must be an address')
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'must hold {z}, {x} and {y}')
    .optional(),
  MAP_ATTRIBUTION: z.string().max(200).default(''),
  ROLE: z.enum(['web', 'jobs', 'all']).optional(),
  RUN_JOBS: flag.optional(),
  MIGRATE: flag.default(true),
  MIGRATE_DATABASE_URL: databaseUrl.optional(),
  BACKUP_FOLDER: z.string().optional(),
  POSTGRES_BIN: z.string().optional(),
  TEST_CLOCK: z.string().optional(),
})

export const settingNames = Object.keys(environment.shape)

/** The settings as they were given, each for itself. */
export type Settings = z.output<typeof environment>
