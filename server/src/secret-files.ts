import { readFileSync, statSync } from 'node:fs'

type Env = Record<string, string | undefined>

/** The settings that are secret, or may hold a password: each is also taken from the file that `<NAME>_FILE` names. */
export const secretNames = [
  'STAGING_PASSWORD',
  'DATABASE_URL',
  'DIRECT_DATABASE_URL',
  'DATABASE_READ_URL',
  'MIGRATE_DATABASE_URL',
  'FIN_KEYS',
  'LOOKUP_KEY',
  'LOG_SIGNING_KEY',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'NETS_KEY_ID',
  'NETS_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SIMULATOR_CALLBACK_SECRET',
] as const

/** Of a file's mode: its group may write it, or others than its owner and group may do anything with it. */
const tooOpen = 0o027

/** What a file of a secret holds, without a newline at its end, or what is wrong with it for whoever starts the server. */
function readSecret(path: string): { secret: string } | { problem: string } {
  try {
    const file = statSync(path)
    if (!file.isFile()) return { problem: `${path} is no file` }
    if (process.platform !== 'win32' && (file.mode & tooOpen) !== 0)
      return { problem: `${path} is open to others than its owner and group, or its group may write it: chmod 640 or less` }
    const secret = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
    return secret === '' ? { problem: `${path} is empty` } : { secret }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return { problem: code === 'ENOENT' ? `there is no file ${path}` : `this user cannot read ${path} (${code})` }
  }
}

/** The settings with what the files of secrets hold, a newline at their end cut; the names that came so, and what is wrong. */
export function withSecretFiles(env: Env): { env: Env; fromFiles: string[]; problems: string[] } {
  const [read, fromFiles, problems]: [Env, string[], string[]] = [{ ...env }, [], []]
  for (const name of secretNames) {
    const path = env[`${name}_FILE`]
    if (!path) continue
    const held = env[name] ? { problem: `set, and ${name} as well: one of the two` } : readSecret(path)
    if ('problem' in held) problems.push(`${name}_FILE: ${held.problem}`)
    else read[name] = held.secret
    fromFiles.push(name)
  }
  return { env: read, fromFiles, problems }
}
