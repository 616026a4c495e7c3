import { randomInt } from 'node:crypto'
import type { Db } from '../../database/database.ts'
import type { PartOfAccounts } from '../../database/selects/select-audience.ts'
import { countMembers, countPart } from './accounts.repo.ts'

/** Above so many accounts a part stands for all, and so many are in it, about: right to two or three per cent of all. */
const bounds = { counted: 10_000, looked: 1_500 }

/** Ids begin with 32 bits of chance. */
const beginnings = 2 ** 32
const beginning = (n: number) => n.toString(16).padStart(8, '0')

/** A range of ids, anywhere, that has about a share of all. */
function drawPart(share: number): Pick<PartOfAccounts, 'from' | 'to'> {
  const width = Math.max(1, Math.min(beginnings, Math.round(share * beginnings)))
  const first = width === beginnings ? 0 : randomInt(beginnings - width + 1)
  return {
    from: `${beginning(first)}-0000-0000-0000-000000000000`,
    to: `${beginning(first + width - 1)}-ffff-ffff-ffff-ffffffffffff`,
  }
}

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
