import { randomBytes } from 'node:crypto'
import { readConfig } from './config.ts'
import { openDatabase } from './database/open-database.ts'
import { actorOfCommand } from './features/log/read-actor.ts'
import { addStaff } from './features/staff/add-staff.ts'
import { Refusal } from './http/refusal.ts'
import { loadKeys } from './keys/load-keys.ts'
import { makeEncryption } from './keys/encryption.ts'
import { systemClock } from './ports/clock.ts'
import { StartFault } from './start-fault.ts'

/** Makes a staff account with the role `admin` and prints its password and authenticator address, this once. */
async function addAdmin(username: string): Promise<void> {
  if (!/^[a-z0-9][a-z0-9._-]{2,31}$/.test(username)) {
    throw new StartFault('Usage: npm run admin -- NAME\nThe name has 3 to 32 of a-z 0-9 . _ - and starts with a letter or digit.')
  }
  const config = readConfig(process.env)
  const open = await openDatabase(config.database)
  try {
    const keys = loadKeys(config)
    const password = randomBytes(15).toString('base64url')
    const encryption = makeEncryption(keys.finKeys, keys.lookupKey)
    const deps = { db: open.db, encryption, clock: systemClock }
    const { totpUri } = await addStaff(deps, actorOfCommand('npm run admin'), { username, password, role: 'admin' })
    console.log(`Made the administrator ${username}. This is shown once:\n  password       ${password}\n  authenticator  ${totpUri}`)
  } finally {
    await open.close()
  }
}

try {
  await addAdmin(process.argv[2] ?? '')
} catch (error) {
  if (error instanceof Refusal) {
    console.error('There is a staff account of that name already.')
    process.exit(1)
  }
  if (!(error instanceof StartFault)) throw error
  console.error(error.message)
  process.exit(1)
}
