import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
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
  return openDatabase({ folder: ':memory:', from: new Blob([readFileSync(await dumpOfRun())]) })
}

/** The dump of the run, which the first that asks makes: files of tests run side by side. */
async function dumpOfRun(): Promise<string> {
  const dump = join(inject('tablesFolder'), 'tables.tar')
  if (existsSync(dump)) return dump
  if (isFirst(`${dump}-making`)) {
    try {
      writeFileSync(`${dump}-part`, Buffer.from(await (await dumpTables()).arrayBuffer()))
      // Whole or not there.
      renameSync(`${dump}-part`, dump)
    } finally {
      rmdirSync(`${dump}-making`)
    }
  }
  while (!existsSync(dump) && existsSync(`${dump}-making`)) await setTimeout(50)
  return dumpOfRun()
}

function isFirst(mark: string): boolean {
  try {
    mkdirSync(mark)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}
