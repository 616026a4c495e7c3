import { sql } from 'kysely'
import type { Db } from '../../../database/database.ts'

const members = (db: Db) =>
  db
    .selectFrom('member as m')
    .select(['m.id', 'm.member_number', 'm.full_name', 'm.mobile', 'm.fin_last_four', 'm.deactivated_at', 'm.closed_at'])
    .select(({ selectFrom }) =>
      selectFrom('term as t')
        .select(({ fn }) => fn.max('t.last_day').as('last'))
        .whereRef('t.member_id', '=', 'm.id')
        .where('t.voided_at', 'is', null)
        .as('last_day'),
    )
    .where('m.closed_at', 'is', null)

export type CounterMemberRow = Awaited<ReturnType<ReturnType<typeof members>['execute']>>[number]

export async function findCounterMember(db: Db, id: string): Promise<CounterMemberRow | undefined> {
  return members(db).where('m.id', '=', id).executeTakeFirst()
}

/** Members by their ids, in that order; closed accounts are left out. */
export async function counterMembersById(db: Db, ids: string[]): Promise<CounterMemberRow[]> {
  if (ids.length === 0) return []
  const byId = new Map((await members(db).where('m.id', 'in', ids).execute()).map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The NETS payments that have a number or are shown by a QR, and those of some members that wait; those that wait come first. */
export async function netsPaymentIds(
  db: Db,
  { search, memberIds, most }: { search: string; memberIds: string[]; most: number },
): Promise<string[]> {
  const exact = search.replace(/\s+/g, '').toUpperCase()
  const ways = [
    sql`select id from payment where transaction_number = ${exact}`,
    sql`select id from payment where upper(pay_number) = ${exact}`,
    sql`select id from payment where qr_text is not null and md5(qr_text) = md5(${search}::text) and qr_text = ${search}`,
    ...(memberIds.length > 0 ? [sql`select id from payment where member_id = any(${memberIds}::uuid[]) and state = 'awaiting'`] : []),
  ]
  const found = await db
    .selectFrom('payment as p')
    .select('p.id')
    .where(sql<boolean>`p.id in (${sql.join(ways, sql` union all `)})`)
    .where('p.method', '=', 'nets')
    .orderBy(sql`p.state <> 'awaiting'`)
    .orderBy('p.created_at', 'desc')
    .limit(most)
    .execute()
  return found.map(({ id }) => id)
}
