import { readMigrateConfig } from './config.ts'
import { openDatabase } from './database/open-database.ts'
import { jobKinds } from './jobs/job-kinds.ts'
import { startQueue } from './jobs/queue.ts'
import { StartFault } from './start-fault.ts'

/** Brings the tables of the database up to this version, as a step of its own before servers are started with `MIGRATE=false`. */
async function migrateDatabase(): Promise<void> {
  const open = await openDatabase({ ...readMigrateConfig(process.env), migrate: true })
  try {
    const queue = await open.alone(() => startQueue(open, (fault) => console.error(String(fault)), { supervise: false }))
    await open.alone(() => queue.prepare(jobKinds))
    await queue.stop()
  } finally {
    await open.close()
  }
  console.log('The tables are those of this version. Servers of it can be started now, and those of the last version go on.')
}

/** PostgreSQL's code for a right that a role lacks. */
const lacksRight = '42501'

try {
  await migrateDatabase()
} catch (error) {
  const { code, message } = error as { code?: string; message: string }
  if (!(error instanceof StartFault) && code !== lacksRight) throw error
  console.error(code === lacksRight ? `The role of MIGRATE_DATABASE_URL may not change the tables (${message}).` : message)
  process.exit(1)
}
