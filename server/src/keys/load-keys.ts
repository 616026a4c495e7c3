import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { derivedSeed } from './log-signing.ts'

const keptKeys = z.object({ finKeys: z.string(), lookupKey: z.string(), callbackSecret: z.string(), logSigningKey: z.string() })
export type Keys = z.output<typeof keptKeys>

/** The keys that the data folder of the embedded database keeps, as far as there are any. Throws where they cannot be read. */
export function readKeptKeys(config: Config): Partial<Keys> {
  const path = join(config.DATA_FOLDER, 'keys.json')
  if (config.DATABASE_URL || !existsSync(path)) return {}
  return keptKeys.partial().parse(JSON.parse(readFileSync(path, 'utf8')))
}

/** The keys of a ring without their ids. */
const lookupSecrets = (ring: string) => ring.split(',').map((entry) => entry.replace(/^.*:/, ''))

/** The keys of the environment; on the embedded database, missing ones are made once and kept in the data folder. */
export function loadKeys(config: Config): Keys {
  const path = join(config.DATA_FOLDER, 'keys.json')
  const kept = readKeptKeys(config)
  const fresh = () => randomBytes(32).toString('hex')
  const keys: Keys = {
    finKeys: config.FIN_KEYS ?? kept.finKeys ?? `k1:${fresh()}`,
    lookupKey: config.LOOKUP_KEY ?? kept.lookupKey ?? fresh(),
    // Several processes on one database believe each other's simulator: theirs is derived from a key that they share.
    callbackSecret:
      config.SIMULATOR_CALLBACK_SECRET ??
      kept.callbackSecret ??
      (config.LOOKUP_KEY ? `simulator-${lookupSecrets(config.LOOKUP_KEY)[0]}` : fresh()),
    // Production has one of its own: whoever could sign the log with what opens the database could rewrite both.
    logSigningKey:
      config.LOG_SIGNING_KEY ??
      kept.logSigningKey ??
      (config.LOOKUP_KEY ? lookupSecrets(config.LOOKUP_KEY).map(derivedSeed).join(',') : fresh()),
  }
  // A folder of an older version lacks some.
  if (!config.DATABASE_URL && Object.keys(keys).some((name) => !(name in kept))) {
    mkdirSync(config.DATA_FOLDER, { recursive: true })
    writeFileSync(path, JSON.stringify({ ...keys, ...kept }, null, 2), { mode: 0o600 })
  }
  return keys
}
