import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { dumpTables, openDatabase } from '../../database/open-database.ts'
import type { OpenDatabase } from '../../database/database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the dump of the run lies. */
    tablesFolder: string
  }
}

/** An embedded database in memory with every table and no row, from the dump that the run shares. */
export async function embeddedDatabase(): Promise<OpenDatabase> {
  const dump = join(inject('tablesFolder'), 'tables.tar')
  if (!existsSync(dump)) {
    const making = `${dump}-${randomUUID()}`
    writeFileSync(making, Buffer.from(await (await dumpTables()).arrayBuffer()))
    // Whole or not there: files of tests run side by side.
    renameSync(making, dump)
  }
  return openDatabase({ folder: ':memory:', from: new Blob([readFileSync(dump)]) })
}
