import type { Db } from '../database/database.ts'
import { StartFault } from '../start-fault.ts'
import { encryptedColumns } from './encrypted-columns.ts'
import { countMarks, listMarks } from './encrypted.repo.ts'
import type { Encryption } from './encryption.ts'

/** How many rows of one kind each key has; a key without an id is the empty text. */
export type KeyUse = { what: string; rows: ReadonlyMap<string, number> }

/** The key in what begins an encrypted value: that of the old format has nothing before it. */
const keyIn = (mark: string) => mark.replace(/^v2:/, '')

function byKey(marks: readonly { mark: string; rows: number }[]): Map<string, number> {
  const rows = new Map<string, number>()
  for (const { mark, rows: more } of marks) rows.set(keyIn(mark), (rows.get(keyIn(mark)) ?? 0) + more)
  return rows
}

/** How many values of each kind each key of `FIN_KEYS` encrypted, known to this process or not. */
export async function countFinKeys(db: Db): Promise<KeyUse[]> {
  const uses: KeyUse[] = []
  for (const column of encryptedColumns) uses.push({ what: column.what, rows: byKey(await countMarks(db, column)) })
  return uses
}

/** Refuses, with a `StartFault`, settings that lack a key of `FIN_KEYS` by which something is encrypted. */
export async function requireFinKeys(db: Db, { finKeyIds }: Pick<Encryption, 'finKeyIds'>): Promise<void> {
  const inUse: string[] = []
  for (const column of encryptedColumns) inUse.push(...(await listMarks(db, column)).map(keyIn))
  if (inUse.every((id) => finKeyIds.includes(id))) return
  const missing = missingKeys(await countFinKeys(db), finKeyIds)
  throw new StartFault(
    `FIN_KEYS: lacks what is in use here:\n${missing.join('\n')}\nPut it back behind the others and run "npm run keys -- rotate" before it goes.`,
  )
}

/** A line for each key that is in use and not known: what it is needed for. */
export function missingKeys(uses: readonly KeyUse[], known: readonly string[]): string[] {
  const ids = new Set(uses.flatMap(({ rows }) => [...rows.keys()]).filter((id) => !known.includes(id)))
  return [...ids].toSorted().map((id) => `  - the key ${nameOfKey(id)}: ${usesOf(uses, id)}`)
}

/** What a key is needed for: `1200 FINs, 3 TOTP secrets of staff`. */
export function usesOf(uses: readonly KeyUse[], id: string): string {
  return uses.flatMap(({ what, rows }) => (rows.get(id) ? [`${rows.get(id)} ${what}`] : [])).join(', ')
}

/** How a key is named to whoever runs the server. */
export const nameOfKey = (id: string): string => (id === '' ? 'without an id' : `"${id}"`)
