import { readConfig } from './config.ts'
import { openDatabase } from './database/open-database.ts'
import { StartFault } from './start-fault.ts'

/** Brings the tables of the database up to this version, as a step of its own before servers are started with `MIGRATE=false`. */
async function migrateDatabase(): Promise<void> {
  const open = await openDatabase({ ...readConfig(process.env).database, migrate: true })
  await open.close()
  console.log('The tables are those of this version. Servers of it can be started now, and those of the last version go on.')
}

try {
  await migrateDatabase()
} catch (error) {
  if (!(error instanceof StartFault)) throw error
  console.error(error.message)
  process.exit(1)
}
