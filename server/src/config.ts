import { areaCodes } from '@mwc/contract/mobile-number'
import { z } from 'zod'

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')
const milliseconds = z.coerce.number().int().min(100).max(600_000)
/** 32 bytes as 64 hexadecimal digits, with the id that is stored beside what it encrypted: `k1:00ff…`. Several, newest first, by comma. */
const keyRing = z
  .string()
  .regex(/^[a-z0-9]{1,12}:[0-9a-f]{64}(,[a-z0-9]{1,12}:[0-9a-f]{64})*$/, 'must be id:64-hex-digits, several separated by commas')

/** Every setting of the server, by its name in the environment. `.env.example` lists the same with what each is for. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  PUBLIC_URL: z.url().optional(),
  DATA_FOLDER: z.string().default('data'),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  DIRECT_DATABASE_URL: z.string().startsWith('postgres').optional(),
  DATABASE_POOL: z.coerce.number().int().min(3).max(200).default(10),
  DATABASE_CONNECT_MS: milliseconds.default(1750),
  DATABASE_STATEMENT_MS: milliseconds.default(2500),
  DATABASE_LOCK_MS: milliseconds.default(2250),
  DATABASE_IDLE_TRANSACTION_MS: milliseconds.default(10_000),
  SEED: z.enum(['example', 'settings']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: z.string().default(''),
  FIN_KEYS: keyRing.optional(),
  LOOKUP_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  SMS: z.enum(['simulator', 'twilio']).default('simulator'),
  SMS_PREFIXES: z
    .string()
    .default('+65')
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(areaCodes))),
  EARLY_HINTS: flag.default(false),
  PASSWORD_WAIT_MS: z.coerce.number().int().min(0).default(600),
  BUSY_AFTER_MS: z.coerce.number().int().min(0).default(2000),
  CALLER_HOUR_LIMIT: z.coerce.number().int().min(1).default(1000),
  SMS_DAY_BUDGET: z.coerce.number().int().min(1).default(5000),
  SMS_NOTICE_DAY_BUDGET: z.coerce.number().int().min(1).default(100_000),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_SENDER: z.string().optional(),
  TWILIO_API_HOST: z.string().optional(),
  PUSH: z.enum(['simulator', 'webpush', 'none']).default('webpush'),
  PUSH_HOSTS: z
    .string()
    .default('fcm.googleapis.com,*.push.services.mozilla.com,web.push.apple.com,*.push.apple.com,*.notify.windows.com')
    .transform((text) => text.toLowerCase().split(','))
    .pipe(z.array(z.string().regex(/^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/, 'must be names of hosts, *.name for all below one'))),
  PUSH_SUBJECT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/)
    .optional(),
  PUSH_API_HOST: z.string().optional(),
  PAYNOW: z.enum(['simulator', 'stripe', 'none']).default('simulator'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_HOST: z.string().optional(),
  NETS: z.enum(['simulator', 'nets', 'none']).default('simulator'),
  NETS_API_URL: z.url().optional(),
  NETS_KEY_ID: z.string().optional(),
  NETS_SECRET: z.string().optional(),
  NETS_TERMINAL_ID: z
    .string()
    .regex(/^\w{8}$/)
    .optional(),
  NETS_MERCHANT_ID: z
    .string()
    .regex(/^\w{1,15}$/)
    .optional(),
  NETS_INSTITUTION_CODE: z
    .string()
    .regex(/^\d{1,11}$/)
    .optional(),
  SIMULATOR_CALLBACK_SECRET: z.string().min(16).optional(),
  MAP_TILES_URL: z
    .string()
    .regex(/^https?:\/\/[\w.:-]+\/\S*$/)
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'must hold {z}, {x} and {y}')
    .optional(),
  MAP_ATTRIBUTION: z.string().max(200).default(''),
  RUN_JOBS: flag.default(true),
  TEST_CLOCK: z.string().optional(),
})

export type Config = ReturnType<typeof readConfig>

/**
 * Reads the settings. Throws an error that names each wrong one in words for whoever starts the server; a simulator in production
 * and missing secrets are among the wrong ones.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(present)
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (!parsed.success) throw new ConfigError(problems)
  const settings = parsed.data
  const production = settings.NODE_ENV === 'production'
  const simulated = [settings.SMS, settings.PAYNOW, settings.NETS, settings.PUSH].includes('simulator')
  if (production && simulated) {
    problems.push('SMS, PAYNOW, NETS and PUSH: a simulator cannot stand in for a real party when NODE_ENV is production')
  }
  const outside = [settings.SMS, settings.PAYNOW, settings.NETS].some((party) => party !== 'simulator' && party !== 'none')
  if (settings.TEST_CLOCK !== undefined && (production || outside)) {
    problems.push('TEST_CLOCK: only simulators can live in a time of their own; real parties and production have the real one')
  }
  const needs = (when: boolean, names: (keyof typeof settings)[]) => {
    for (const name of names) if (when && settings[name] === undefined) problems.push(`${name}: is needed with the chosen settings`)
  }
  needs(settings.SMS === 'twilio', ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_SENDER'])
  needs(settings.PAYNOW === 'stripe', ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
  needs(settings.NETS === 'nets', [
    'NETS_API_URL',
    'NETS_KEY_ID',
    'NETS_SECRET',
    'NETS_TERMINAL_ID',
    'NETS_MERCHANT_ID',
    'NETS_INSTITUTION_CODE',
  ])
  needs(settings.DATABASE_URL !== undefined, ['FIN_KEYS', 'LOOKUP_KEY'])
  if (settings.MAP_TILES_URL && !settings.MAP_ATTRIBUTION) problems.push('MAP_ATTRIBUTION: is needed with MAP_TILES_URL')
  if (problems.length > 0) throw new ConfigError(problems)
  return {
    ...settings,
    production,
    database: settings.DATABASE_URL
      ? {
          url: settings.DATABASE_URL,
          directUrl: settings.DIRECT_DATABASE_URL,
          pool: settings.DATABASE_POOL,
          limits: {
            connectMs: settings.DATABASE_CONNECT_MS,
            statementMs: settings.DATABASE_STATEMENT_MS,
            lockMs: settings.DATABASE_LOCK_MS,
            idleTransactionMs: settings.DATABASE_IDLE_TRANSACTION_MS,
          },
        }
      : { folder: settings.DATA_FOLDER },
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    smsPrefixes: settings.SMS_PREFIXES,
    /** Example data is the default only on the embedded database and never in production. */
    seedExample: !production && (settings.DATABASE_URL ? settings.SEED === 'example' : settings.SEED !== 'settings'),
    simulated,
  }
}

export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`The settings do not fit:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}
