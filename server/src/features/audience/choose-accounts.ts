import { randomInt } from 'node:crypto'
import type { Db } from '../../database/database.ts'
import type { PartOfAccounts, RangeOfAccounts } from '../../database/selects/select-audience.ts'
import { countMembers, countPart } from './accounts.repo.ts'
import { beginnings, idsBetween, splitIds } from './id-ranges.rules.ts'

/** Above so many accounts a part stands for all, and so many are in it, about: right to two or three per cent of all. */
const bounds = { counted: 10_000, looked: 1_500 }

/** A range of ids, anywhere, that has about a share of all. */
function drawPart(share: number): RangeOfAccounts {
  const width = Math.max(1, Math.min(beginnings, Math.round(share * beginnings)))
  const first = width === beginnings ? 0 : randomInt(beginnings - width + 1)
  return idsBetween(first, first + width)
}

/** Ranges of ids that together have all accounts, each once: about `most` in each of them. */
export const splitAccounts = async (db: Db, most: number): Promise<RangeOfAccounts[]> =>
  splitIds(Math.ceil((await countMembers(db)) / most))

/** How many accounts there are, and those that stand for all where these are too many; null where each is looked at. */
export async function chooseAccounts(db: Db, { counted, looked } = bounds): Promise<{ members: number; among: PartOfAccounts | null }> {
  const members = await countMembers(db)
  if (members <= counted) return { members, among: null }
  const part = drawPart(looked / members)
  return { members, among: { ...part, accounts: await countPart(db, part) } }
}

/** How many of all accounts something counts for, by how many it does of those that stand for them. */
export function ofAll(count: number, { members, among }: { members: number; among: PartOfAccounts | null }): number {
  return among === null ? count : Math.round((count / Math.max(1, among.accounts)) * members)
}
