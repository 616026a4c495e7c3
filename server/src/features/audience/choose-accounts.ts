import type { Db } from '../../database/database.ts'
import { countMembers, findSomeMembers } from './accounts.repo.ts'

/** Above so many accounts a part stands for all, and so many are in it, about: right to a per cent or two. */
const bounds = { counted: 50_000, looked: 20_000 }

/** How many accounts there are, and those that stand for all where these are too many; null where each is looked at. */
export async function chooseAccounts(db: Db, { counted, looked } = bounds): Promise<{ members: number; among: string[] | null }> {
  const members = await countMembers(db)
  return { members, among: members > counted ? await findSomeMembers(db, looked / members) : null }
}

/** How many of all accounts something counts for, by how many it does of those that stand for them. */
export function ofAll(count: number, { members, among }: { members: number; among: readonly string[] | null }): number {
  return among === null ? count : Math.round((count / Math.max(1, among.length)) * members)
}
