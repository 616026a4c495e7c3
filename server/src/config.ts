import { join, resolve } from 'node:path'
import type { z } from 'zod'
import { pushOf, realParties, stageProblems } from './stage.rules.ts'
import { withSecretFiles } from './secret-files.ts'
import { StartFault } from './start-fault.ts'
import { environment, type Settings } from './settings.ts'

export type Config = ReturnType<typeof readConfig>

/** Without these no bucket is found or opened. */
const bucketSettings = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/**
 * Reads the settings. Throws an error that names each wrong one in words for whoever starts the server; a simulator in production
 * and missing secrets are among the wrong ones.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const { settings, secretFiles } = parse(environment, env)
  const problems: string[] = []
  const production = settings.NODE_ENV === 'production'
  const PUSH = pushOf(settings)
  const outside = [settings.SMS, settings.PAYNOW, settings.NETS].some((party) => party !== 'simulator' && party !== 'none')
  if (settings.TEST_CLOCK !== undefined && (production || outside)) {
    problems.push('TEST_CLOCK: only simulators can live in a time of their own; real parties and production have the real one')
  }
  const needs = (when: boolean, names: readonly (keyof typeof settings)[]) => {
    if (when) problems.push(...missing(settings, names))
  }
  needs(settings.SMS === 'twilio', ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_SENDER'])
  needs(settings.PAYNOW === 'stripe', ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'PAYNOW_PAYEE'])
  needs(settings.NETS === 'nets', [
    'NETS_API_URL',
    'NETS_KEY_ID',
    'NETS_SECRET',
    'NETS_TERMINAL_ID',
    'NETS_MERCHANT_ID',
    'NETS_INSTITUTION_CODE',
  ])
  needs(settings.FILES === 's3', bucketSettings)
  needs(settings.DATABASE_URL !== undefined, ['FIN_KEYS', 'LOOKUP_KEY'])
  needs(production, ['LOG_SIGNING_KEY'])
  if (settings.ROLE !== undefined && settings.RUN_JOBS !== undefined) problems.push('RUN_JOBS: ROLE says it; leave this one out')
  if (settings.ROLE !== undefined && settings.ROLE !== 'all' && settings.DATABASE_URL === undefined)
    problems.push('ROLE: the embedded database has one process, which does everything; web and jobs need DATABASE_URL')
  if (settings.DATABASE_READ_URL !== undefined && settings.DATABASE_URL === undefined)
    problems.push('DATABASE_READ_URL: is a copy of DATABASE_URL, which is needed with it')
  if (settings.MAP_TILES_URL && !settings.MAP_ATTRIBUTION) problems.push('MAP_ATTRIBUTION: is needed with MAP_TILES_URL')
  problems.push(...stageProblems(settings))
  if (problems.length > 0) throw new ConfigError(problems)
  return {
    ...settings,
    PUSH,
    role: roleOf(settings),
    /** Secrets that came from a file. */
    secretFiles,
    production,
    staging: settings.STAGE === 'staging',
    /** The proxies that are believed about where a call comes from; false for none. */
    trustProxy: settings.TRUST_PROXY?.length ? settings.TRUST_PROXY : (false as const),
    database: settings.DATABASE_URL
      ? {
          url: settings.DATABASE_URL,
          migrate: settings.MIGRATE,
          directUrl: settings.DIRECT_DATABASE_URL,
          readUrl: settings.DATABASE_READ_URL,
          pool: settings.DATABASE_POOL,
          prepared: settings.DATABASE_PREPARED,
          limits: {
            connectMs: settings.DATABASE_CONNECT_MS,
            statementMs: settings.DATABASE_STATEMENT_MS,
            lockMs: settings.DATABASE_LOCK_MS,
            idleTransactionMs: settings.DATABASE_IDLE_TRANSACTION_MS,
          },
        }
      : { folder: settings.DATA_FOLDER, migrate: settings.MIGRATE },
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    smsPrefixes: settings.SMS_PREFIXES,
    /** Example data is the default only on the embedded database, and never there in production or beside a real party. */
    seedExample:
      !production &&
      realParties(settings).length === 0 &&
      (settings.DATABASE_URL ? settings.SEED === 'example' : settings.SEED !== 'settings'),
    /** Whether a simulator stands for one of the outside parties. */
    simulated: [settings.SMS, settings.PAYNOW, settings.NETS, PUSH].includes('simulator'),
  }
}

/** Where `npm run migrate` finds the database, by a role that may change its tables; of all settings it needs these alone. */
export function readMigrateConfig(env: Record<string, string | undefined>) {
  const needed = environment.pick({ DATABASE_URL: true, DIRECT_DATABASE_URL: true, MIGRATE_DATABASE_URL: true, DATA_FOLDER: true })
  const { settings } = parse(needed, env)
  const url = settings.MIGRATE_DATABASE_URL ?? settings.DIRECT_DATABASE_URL ?? settings.DATABASE_URL
  return url === undefined ? { folder: settings.DATA_FOLDER } : { url, pool: 3 }
}

/** What `npm run backup` copies, and where to. By whoever may change the tables: no role of a server's has the rights. */
export function readBackupConfig(env: Record<string, string | undefined>) {
  const { settings } = parse(environment.pick({ BACKUP_FOLDER: true, DATA_FOLDER: true, FILES: true, S3_BUCKET: true }), env)
  if (settings.FILES === 's3' && settings.S3_BUCKET === undefined) throw new ConfigError(missing(settings, ['S3_BUCKET']))
  const place = readMigrateConfig(env)
  return {
    url: 'url' in place ? place.url : undefined,
    folder: requireBackupFolder(settings),
    files: join(settings.DATA_FOLDER, 'files'),
    /** Where files are that no backup of this programme holds; undefined where all lie in the folder. */
    bucket: settings.FILES === 's3' ? settings.S3_BUCKET : undefined,
  }
}

/** What `npm run files` copies, and into which bucket; `FILES` says only where servers keep theirs. */
export function readFilesConfig(env: Record<string, string | undefined>) {
  const needed = environment.pick({
    DATA_FOLDER: true,
    FILES: true,
    S3_BUCKET: true,
    S3_REGION: true,
    S3_ENDPOINT: true,
    S3_PATH_STYLE: true,
    S3_ACCESS_KEY_ID: true,
    S3_SECRET_ACCESS_KEY: true,
  })
  const { settings } = parse(needed, env)
  const problems = missing(settings, bucketSettings)
  if (problems.length > 0) throw new ConfigError(problems)
  return { ...settings, folder: join(settings.DATA_FOLDER, 'files') }
}

/** What `npm run restore` takes, and by which keys it looks at what it made. */
export function readRestoreConfig(env: Record<string, string | undefined>) {
  const { settings } = parse(environment.pick({ BACKUP_FOLDER: true, POSTGRES_BIN: true, FIN_KEYS: true, LOOKUP_KEY: true }), env)
  const { FIN_KEYS: finKeys, LOOKUP_KEY: lookupKey } = settings
  const folder = requireBackupFolder(settings)
  if (finKeys === undefined || lookupKey === undefined)
    throw new ConfigError(['FIN_KEYS, LOOKUP_KEY: those of the backup are needed, to see that what comes out of it can be read'])
  return { folder, bin: settings.POSTGRES_BIN, finKeys, lookupKey }
}

function requireBackupFolder({ BACKUP_FOLDER: folder }: Pick<Settings, 'BACKUP_FOLDER'>): string {
  if (folder === undefined) throw new ConfigError(['BACKUP_FOLDER: is needed, the folder of backups with the archive of WAL in it'])
  // It stands in a command of PostgreSQL's, which a shell reads.
  if (/['%\n]/.test(folder)) throw new ConfigError(['BACKUP_FOLDER: must have no quotation mark and no % in it'])
  return resolve(folder)
}

/** What is said of settings that others need and that are not there. */
function missing<Name extends string>(settings: Partial<Record<Name, unknown>>, names: readonly Name[]): string[] {
  return names.filter((name) => settings[name] === undefined).map((name) => `${name}: is needed with the chosen settings`)
}

/** What a process does: calls and pages (`web`), jobs and housekeeping (`jobs`), or both. */
export type Role = NonNullable<Settings['ROLE']>

/** The role as chosen, else as `RUN_JOBS` says it, which one more version understands. */
function roleOf({ ROLE, RUN_JOBS }: Settings): Role {
  return ROLE ?? (RUN_JOBS === false ? 'web' : 'all')
}

/** The settings each for itself, empty ones left out. Throws a `ConfigError` that names those that are not of their form. */
function parse<Shape extends z.ZodType>(shape: Shape, given: Record<string, string | undefined>) {
  const { env, fromFiles, problems } = withSecretFiles(given)
  const parsed = shape.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  if (!parsed.success) problems.push(...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems)
  return { settings: parsed.data, secretFiles: fromFiles }
}

export class ConfigError extends StartFault {
  constructor(problems: string[]) {
    super(`The settings do not fit:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}
