import type { listMembers } from '@mwc/contract/members/member-desk.calls'
import type { DeskStatus } from '@mwc/contract/members/desk-statuses'
import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { isKeptOf, isMemberOf } from '../../keys/fin-hashes.ts'
import { findMembers, hasWords } from '../../database/lists/find-members.ts'
import type { DeskList, ListColumn } from '../../database/lists/page-of-list.ts'
import { withinDays } from '../../database/lists/within-days.ts'
import type { MemberRow } from '../../database/rows.ts'
import { selectTerms, type StoredTerm } from '../../database/selects/select-terms.ts'

export type MemberFilter = Omit<InputOf<typeof listMembers>, 'page' | 'pageSize' | 'sort' | 'ids'>

export type ListedMember = MemberRow & { terms: StoredTerm[] }

/** Today in Singapore, and the first day of those of which the end is no longer ago than arrears last. */
export type StatusDays = { today: string; arrearsSince: string }

const columns = {
  name: { by: sql`d.sort_name` },
  joinedAt: { by: sql`d.joined_at` },
  lastDay: { by: sql`d.last_day`, empty: 'indexed' },
} as const
export type MemberColumn = keyof typeof columns

/**
 * Of the directory `d` the accounts of a status, as `standingOn` has it; a test holds both against each other.
 * Who has a later run that has not begun is asked for the days themselves: few have one, and only they can be within a gap.
 */
function hasStatus(status: DeskStatus, { today, arrearsSince }: StatusDays): RawBuilder<SqlBool> {
  const ahead = sql`d.run_from > ${today}::date and d.first_day <= ${today}::date`
  const ways: Record<DeskStatus, RawBuilder<unknown>> = {
    closed: sql`d.closed`,
    deactivated: sql`not d.closed and d.deactivated`,
    pendingPayment: sql`(d.first_day is null or d.first_day > ${today}::date)`,
    active: sql`d.last_day >= ${today}::date and (d.run_from <= ${today}::date or (${ahead} and d.cover @> ${today}::date))`,
    // Both have a range of days, which an index begins at; each way one of its own, which tells PostgreSQL how few they are.
    arrears: sql`d.last_day >= ${arrearsSince}::date and ((d.last_day >= ${arrearsSince}::date and d.last_day < ${today}::date)
      or (d.last_day >= ${today}::date and ${ahead} and not d.cover @> ${today}::date))`,
    inactive: sql`d.last_day < ${arrearsSince}::date`,
  }
  if (status === 'closed' || status === 'deactivated') return sql<SqlBool>`${ways[status]}`
  return sql<SqlBool>`not d.closed and not d.deactivated and ${ways[status]}`
}

/** Members with the unvoided terms of each, by their ids. */
async function membersById(db: Db, ids: string[]): Promise<ListedMember[]> {
  return db.selectFrom('member as m').selectAll('m').select(selectTerms('m.id').as('terms')).where('m.id', 'in', ids).execute()
}

/** Of a status all stand at one end of the order by last day, where its index alone would be gone through from the other. */
function lastDayOf(status: DeskStatus | undefined, { today }: StatusDays, isDownwards: boolean): ListColumn {
  // Who has a last day and waits for the first one.
  if (status === 'pendingPayment') return { ...columns.lastDay, filled: sql<SqlBool>`d.first_day > ${today}::date` }
  // All who are active come before the first of these.
  return { ...columns.lastDay, ofFew: status === 'arrears' && isDownwards }
}

/** The members that fit a filter. Closed accounts are found by a number, by their ids or by that status only. */
export async function deskMembers(
  db: Db,
  { search, status, nationality, sector, language, ...days }: MemberFilter,
  { statusDays, byIds, isDownwards }: { statusDays: StatusDays; byIds: boolean; isDownwards: boolean },
): Promise<DeskList<ListedMember, MemberColumn>> {
  const found = search === undefined ? undefined : await findMembers(db, search)
  let wanted = db.selectFrom('member_directory as d')
  const isNumber = found !== undefined && 'ids' in found
  if (found) wanted = wanted.where(isNumber ? sql<SqlBool>`d.member_id = any(${found.ids}::uuid[])` : hasWords(sql`d.words`, found.words))
  if (status) wanted = wanted.where(hasStatus(status, statusDays))
  else if (!isNumber && !byIds) wanted = wanted.where(sql<SqlBool>`not d.closed`)
  if (nationality) wanted = wanted.where('d.nationality', '=', nationality)
  if (sector) wanted = wanted.where('d.sector', '=', sector)
  if (language) wanted = wanted.where('d.language', '=', language)
  if (days.endsFrom) wanted = wanted.where('d.last_day', '>=', days.endsFrom)
  if (days.endsTo) wanted = wanted.where('d.last_day', '<=', days.endsTo)
  wanted = wanted.where(withinDays(sql`d.joined_at`, { from: days.joinedFrom, to: days.joinedTo }))
  return {
    wanted,
    isSearch: found !== undefined && !isNumber,
    id: sql`d.member_id`,
    columns: { ...columns, lastDay: lastDayOf(status, statusDays, isDownwards) },
    rowsOf: membersById,
  }
}

/** A member with the unvoided terms, a closed account, too. */
export async function findMember(db: Db, id: string): Promise<ListedMember | undefined> {
  return (await membersById(db, [id]))[0]
}

/** The member who has a FIN, by its keyed hashes. */
export async function findIdByFin(db: Db, finHashes: readonly string[]): Promise<string | undefined> {
  return (await db.selectFrom('member').select('id').where(isMemberOf(finHashes)).executeTakeFirst())?.id
}

/** Whether an account of a FIN was closed. */
export async function isFinClosed(db: Db, finHashes: readonly string[]): Promise<boolean> {
  return (await db.selectFrom('closed_person').select('fin_hash').where(isKeptOf(finHashes)).executeTakeFirst()) !== undefined
}
