import { readConfig } from './config.ts'
import { openDatabase } from './database/open-database.ts'
import { isOldLogDay } from './features/log/chain/forget-old-log.ts'
import { verifyLog } from './features/log/chain/verify-log.ts'
import { loadKeys } from './keys/load-keys.ts'
import { makeLogSigning } from './keys/log-signing.ts'
import { systemClock } from './ports/clock.ts'
import { StartFault } from './start-fault.ts'

/** Verifies the log's chain and the signatures of its heads, beside the running server; says the first row that does not fit. */
async function auditLog(): Promise<boolean> {
  const config = readConfig(process.env)
  const open = await openDatabase({ ...config.database, migrate: false })
  try {
    const now = systemClock.now()
    const signing = makeLogSigning(loadKeys(config).logSigningKey)
    const { rows, heads, last, fault } = await verifyLog(open.background, signing, (day) => isOldLogDay(day, now))
    if (!fault) {
      console.log(`The log fits: ${rows} rows up to ${last}, ${heads} signed heads, public key ${signing.publicKey}.`)
      return true
    }
    const where = [fault.position === null ? '' : `row ${fault.position}`, fault.day === null ? '' : `day ${fault.day}`]
      .filter(Boolean)
      .join(', ')
    console.error(`The log does not fit at ${where}: ${fault.what}. ${rows} rows before it fit.`)
    return false
  } finally {
    await open.close()
  }
}

try {
  if (!(await auditLog())) process.exitCode = 1
} catch (error) {
  if (!(error instanceof StartFault)) throw error
  console.error(error.message)
  process.exit(1)
}
