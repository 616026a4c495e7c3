import { readConfig } from './config.ts'
import { inTransaction } from './database/in-transaction.ts'
import { openDatabase } from './database/open-database.ts'
import { actorOfCommand } from './features/log/read-actor.ts'
import { addInvited } from './features/staff/add-invited.ts'
import { Refusal } from './http/refusal.ts'
import { loadKeys } from './keys/load-keys.ts'
import { makeEncryption } from './keys/encryption.ts'
import { systemClock } from './ports/clock.ts'
import { StartFault } from './start-fault.ts'

/** Makes a staff account with the role `admin` and prints the link by which its owner sets password and second factor. */
async function addAdmin(username: string): Promise<void> {
  if (!/^[a-z0-9][a-z0-9._-]{2,31}$/.test(username)) {
    throw new StartFault('Usage: npm run admin -- NAME\nThe name has 3 to 32 of a-z 0-9 . _ - and starts with a letter or digit.')
  }
  const config = readConfig(process.env)
  const open = await openDatabase(config.database)
  try {
    const keys = loadKeys(config)
    const encryption = makeEncryption(keys.finKeys, keys.lookupKey)
    const deps = { encryption, clock: systemClock, config }
    const { link } = await inTransaction(open.db, (tx) =>
      addInvited(tx, deps, actorOfCommand('npm run admin'), { username, role: 'admin' }),
    )
    console.log(`Made the administrator ${username}. Open this link within 72 hours; it works once, and is shown once:\n  ${link}`)
  } finally {
    await open.close()
  }
}

try {
  await addAdmin(process.argv[2] ?? '')
} catch (error) {
  if (error instanceof Refusal) {
    console.error('There is a staff account of that name already, or of one that looks like it.')
    process.exit(1)
  }
  if (!(error instanceof StartFault)) throw error
  console.error(error.message)
  process.exit(1)
}
