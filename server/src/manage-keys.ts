import { sql } from 'kysely'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from './config.ts'
import type { OpenDatabase } from './database/database.ts'
import { openDatabase } from './database/open-database.ts'
import { checkLookupKey } from './features/account/people/check-lookup-key.ts'
import { countLookupKeys, idOfMark, requireLookupKeys } from './features/lookup-key/count-lookup-keys.ts'
import { dropLookupKey } from './features/lookup-key/drop-lookup-key.ts'
import { rotateLookupKey } from './features/lookup-key/rotate-lookup-key.ts'
import { countFinKeys, nameOfKey, requireFinKeys } from './keys/count-keys.ts'
import { type Encryption, makeEncryption } from './keys/encryption.ts'
import { loadKeys } from './keys/load-keys.ts'
import { reEncryptAll, UnopenedValues } from './keys/re-encrypt.ts'
import { tellKeys } from './keys/tell-keys.ts'
import { systemClock } from './ports/clock.ts'
import { StartFault } from './start-fault.ts'

const help = `npm run keys -- status            how many rows each key has; no key is shown
npm run keys -- check             ends with 1, and says for how many rows, where the settings lack a key that is in use
npm run keys -- rotate            encrypts and hashes everything by the keys that stand first; may be stopped, and goes on when run again
                [--pause-ms 20]   between two batches of 200 rows
npm run keys -- drop ID           takes a key of LOOKUP_KEY out of use ("-" for the one without an id); refuses while it is needed
                [--give-up]       with what only its owners could have hashed anew; what that is, it says`

/** Number of the advisory lock of a rotation; any that nothing else takes. */
const rotationLock = 710_005

type Needed = { open: OpenDatabase; encryption: Encryption; isShared: boolean }

async function tell({ open, encryption }: Pick<Needed, 'open' | 'encryption'>): Promise<void> {
  const lookup = await countLookupKeys(open.background)
  const ids = encryption.lookupMarks.map(idOfMark)
  const tables = [
    tellKeys('FIN_KEYS', await countFinKeys(open.background), encryption.finKeyIds),
    tellKeys('LOOKUP_KEY, named by', lookup.named, ids),
    tellKeys('LOOKUP_KEY, found by', lookup.found, ids),
  ]
  console.log(tables.map((lines) => lines.join('\n')).join('\n\n'))
}

async function check({ open, encryption }: Needed): Promise<void> {
  const checks = [requireFinKeys, requireLookupKeys, checkLookupKey].map((requireKeys) => requireKeys(open.background, encryption))
  const faults = (await Promise.allSettled(checks)).flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
  const other = faults.find((fault) => !(fault instanceof StartFault))
  if (other !== undefined) throw other
  if (faults.length > 0) throw new StartFault(faults.map((fault) => (fault as StartFault).message).join('\n'))
  console.log('Every key that is in use is in the settings.')
}

async function rotate({ open, encryption, isShared }: Needed, pauseMs: number): Promise<boolean> {
  const deps = { db: open.background, encryption }
  await checkLookupKey(open.background, encryption)
  let isWhole = true
  const work = async () => {
    await tell({ open, encryption })
    const { changed, left } = await rotateLookupKey(deps, { pauseMs })
    isWhole = left === 0
    if (left > 0)
      console.error(`${left} accounts could not be hashed anew: their FIN does not open, is another's, or LOOKUP_KEY is not theirs.`)
    await reEncryptAll(deps, { pauseMs }).catch((error: unknown) => {
      if (!(error instanceof UnopenedValues)) throw error
      console.error(`${error.message}: their key is in no ring, or they were moved. All others were encrypted anew.`)
      isWhole = false
    })
    console.log(`\n${changed.toLocaleString('en')} accounts were hashed anew. Now:\n`)
    await tell({ open, encryption })
  }
  if (!(await unlessUnderWay(open, isShared, work))) throw new StartFault('Another rotation is under way on this database.')
  return isWhole
}

/** Runs it unless another process does; the lock ends with its connection. The embedded database has one process. */
async function unlessUnderWay({ background }: OpenDatabase, isShared: boolean, work: () => Promise<void>): Promise<boolean> {
  if (!isShared) return work().then(() => true)
  return background.connection().execute(async (held) => {
    const { rows } = await sql<{ had: boolean }>`select pg_try_advisory_lock(${rotationLock}) as had`.execute(held)
    if (rows[0]?.had) await work()
    return rows[0]?.had ?? false
  })
}

async function drop({ open, encryption }: Needed, id: string | undefined, giveUp: boolean): Promise<void> {
  if (id === undefined) throw new StartFault(help)
  const name = id === '-' ? '' : id
  const lost = await dropLookupKey({ db: open.background, encryption, clock: systemClock }, name, { giveUp })
  if (lost !== '') console.log(`Given up: ${lost}.`)
  console.log(
    `The key ${nameOfKey(name)} of LOOKUP_KEY is out of use. Take it out of the settings of every process, then "npm run keys -- rotate".`,
  )
}

async function run(config: Config): Promise<boolean> {
  const options = { 'pause-ms': { type: 'string', default: '20' }, 'give-up': { type: 'boolean', default: false } } as const
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  const [command = '', id] = positionals
  if (!['status', 'check', 'rotate', 'drop'].includes(command) || !/^\d{1,6}$/.test(values['pause-ms'])) {
    console.log(help)
    return false
  }
  const { database } = config
  // Past any pooler, whose connections keep no lock, and with one for the lock beside those that work.
  const own = { directUrl: undefined, limits: undefined, pool: 10 }
  const place = database.url === undefined ? database : { ...database, ...own, url: database.directUrl ?? database.url }
  const isShared = database.url !== undefined
  const open = await openDatabase({ ...place, migrate: false })
  try {
    const keys = loadKeys(config)
    const needed = { open, encryption: makeEncryption(keys.finKeys, keys.lookupKey), isShared }
    if (command === 'status') await tell(needed)
    else if (command === 'check') await check(needed)
    else if (command === 'rotate') return await rotate(needed, Number(values['pause-ms']))
    else await drop(needed, id, values['give-up'])
    return true
  } finally {
    await open.close()
  }
}

try {
  if (!(await run(readConfig(process.env)))) process.exitCode = 1
} catch (error) {
  if (!(error instanceof StartFault)) throw error
  console.error(error.message)
  process.exit(1)
}
