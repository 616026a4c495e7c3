import type { Db } from '../../database/database.ts'
import { countHashes, countOneWay, listMarks, oneWayColumns } from './lookup-rows.repo.ts'

/** What begins the hashes by which something is named. Looks through an index of accounts, and at all that there is less of. */
export async function listMarksInUse(db: Db): Promise<string[]> {
  const marks = (await listMarks(db)).map(({ name }) => name)
  for (const table of ['closed_person', 'blocked_fin'] as const) marks.push(...(await countHashes(db, table)).map(({ name }) => name))
  for (const column of oneWayColumns) marks.push(...(await countOneWay(db, column)).map(({ name }) => name))
  return marks
}
