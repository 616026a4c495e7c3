import type { Db } from '../../database/database.ts'
import { type KeyUse, missingKeys, nameOfKey } from '../../keys/count-keys.ts'
import type { Encryption } from '../../keys/encryption.ts'
import { StartFault } from '../../start-fault.ts'
import { listMarksInUse } from './list-marks-in-use.ts'
import { countHashes, countOneWay, listDropped, oneWayColumns } from './lookup-rows.repo.ts'

const finTables = [
  { table: 'member', what: 'accounts' },
  { table: 'closed_person', what: 'closed accounts' },
  { table: 'blocked_fin', what: 'blocked FINs' },
] as const

/** The id in what begins a hash: none without a dot. */
export const idOfMark = (mark: string): string => mark.replace(/\.$/, '')

function add(rows: Map<string, number>, mark: string, more: number): void {
  rows.set(idOfMark(mark), (rows.get(idOfMark(mark)) ?? 0) + more)
}

/** How many rows of each kind are named by each look-up key, and how many have the hash of each. */
export async function countLookupKeys(db: Db): Promise<{ named: KeyUse[]; found: KeyUse[] }> {
  const [named, found]: [KeyUse[], KeyUse[]] = [[], []]
  for (const { table, what } of finTables) {
    const [names, hashes] = [new Map<string, number>(), new Map<string, number>()]
    for (const { name, other, rows } of await countHashes(db, table)) {
      add(names, name, rows)
      for (const mark of new Set([name, other])) if (mark !== '-') add(hashes, mark, rows)
    }
    named.push({ what, rows: names })
    found.push({ what, rows: hashes })
  }
  for (const column of oneWayColumns) {
    const rows = new Map<string, number>()
    for (const { name, rows: more } of await countOneWay(db, column)) add(rows, name, more)
    named.push({ what: column.what, rows })
  }
  return { named, found }
}

/** Refuses, with a `StartFault`, settings that lack a look-up key by which something is named, or write by a dropped one. */
export async function requireLookupKeys(db: Db, { lookupMarks }: Pick<Encryption, 'lookupMarks'>): Promise<void> {
  const [first = ''] = lookupMarks
  if ((await listDropped(db)).includes(first))
    throw new StartFault(`LOOKUP_KEY: the key ${nameOfKey(idOfMark(first))} was taken out of use. Start with the one that took its place.`)
  if ((await listMarksInUse(db)).every((mark) => lookupMarks.includes(mark))) return
  const missing = missingKeys((await countLookupKeys(db)).named, lookupMarks.map(idOfMark))
  throw new StartFault(
    `LOOKUP_KEY: lacks what is in use here:\n${missing.join('\n')}\nPut it back behind the first one, and take it out by "npm run keys -- drop" before it goes.`,
  )
}
