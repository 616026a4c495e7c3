import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import type { BroadcastMemberTable, BroadcastTable } from '../../../database/tables/notification-tables.ts'
import type { BroadcastRow } from './broadcasts.repo.ts'

/** When the next broadcast begins or goes on. */
export function selectNextBroadcast(): RawBuilder<Date | null> {
  return sql`select min(send_at) from broadcast where state in ('scheduled', 'sending')`
}

/** Broadcasts whose time has come or that are under way, the oldest first. */
export async function listUnderWay(db: Db, at: Date): Promise<Selectable<BroadcastTable>[]> {
  return db
    .selectFrom('broadcast')
    .selectAll()
    .where('state', 'in', ['scheduled', 'sending'])
    .where('send_at', '<=', at)
    .orderBy('send_at')
    .execute()
}

/** Holds a broadcast that is being sent, so that it is not cancelled under a batch; false when it is not being sent any more. */
export async function holdSending(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('broadcast')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Takes members who are still to be told, for this transaction alone. */
export async function takeMembers(tx: Tx, id: string, length: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('broadcast_member')
    .select('member_id')
    .where('broadcast_id', '=', id)
    .where('state', '=', 'due')
    .orderBy('member_id')
    .limit(length)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ member_id }) => member_id)
}

export type Told = { id: string; member_id: string; language: BroadcastLanguage; mobile: string | null; consents: boolean }
type BroadcastLanguage = keyof BroadcastRow['title']

/** Writes a batch's inbox rows, each in its member's language. Passes over closed and deactivated accounts. */
export async function insertForMembers(tx: Tx, { id, opens }: BroadcastRow, memberIds: string[], at: Date): Promise<Told[]> {
  const { rows } = await sql<Told>`
    with open as (
      select m.id, m.language, m.mobile from member m
      where m.id in (${sql.join(memberIds)}) and m.closed_at is null and m.deactivated_at is null
      order by m.id for share
    ), told as (
      insert into notification (id, member_id, kind, key, language, title, text, opens, created_at)
      select gen_random_uuid(), o.id, 'news', b.id::text, o.language, b.title ->> o.language, b.text ->> o.language, ${opens}::text, ${at}::timestamptz
      from open o cross join broadcast b where b.id = ${id}
      on conflict do nothing returning id, member_id, language
    )
    select t.id, t.member_id, t.language, o.mobile,
      coalesce((select c.given from consent c where c.member_id = o.id and c.kind = 'marketingSms' order by c.at desc limit 1), false) as consents
    from told t join open o on o.id = t.member_id`.execute(tx)
  return rows
}

type Passed = Partial<Pick<Selectable<BroadcastMemberTable>, 'reason' | 'no_push' | 'no_sms'>>

/** Keeps what became of members, and why there was no way to some of them. */
export async function endMembers(tx: Tx, id: string, memberIds: string[], state: 'sent' | 'skipped', why: Passed = {}): Promise<void> {
  if (memberIds.length === 0) return
  await tx
    .updateTable('broadcast_member')
    .set({ state, ...why })
    .where('broadcast_id', '=', id)
    .where('member_id', 'in', memberIds)
    .execute()
}

/** Those of some members whose account was closed. */
export async function findClosed(tx: Tx, memberIds: string[]): Promise<string[]> {
  if (memberIds.length === 0) return []
  const closed = tx.selectFrom('member').select('id').where('id', 'in', memberIds).where('closed_at', 'is not', null)
  return (await closed.execute()).map(({ id }) => id)
}

/** Keeps of those who were told, and get no push since no phone takes it, that it is so. */
export async function noteWithoutPhone(tx: Tx, id: string, memberIds: string[]): Promise<void> {
  if (memberIds.length === 0) return
  await sql`
    update broadcast_member m set no_push = 'noPhone'
    where m.broadcast_id = ${id} and m.member_id in (${sql.join(memberIds)}) and not exists (
      select 1 from notification n join push_delivery d on d.notification_id = n.id
      where n.kind = 'news' and n.key = m.broadcast_id::text and n.member_id = m.member_id)`.execute(tx)
}

/** Ends a broadcast when nobody is left to be told, those among them whom another process is at. */
export async function endIfDone(db: Db, id: string, at: Date): Promise<void> {
  await sql`
    update broadcast set state = 'sent', ended_at = ${at}
    where id = ${id} and state = 'sending'
      and not exists (select 1 from broadcast_member where broadcast_id = ${id} and state = 'due')`.execute(db)
}

export type Tester = { id: string; mobile: string | null; consents: boolean }

/** The account in use that has a member number, and whether it consented to SMS. */
export async function findTester(db: Db, memberNumber: string): Promise<Tester | undefined> {
  return db
    .selectFrom('member as m')
    .select(['m.id', 'm.mobile'])
    .select(
      sql<boolean>`coalesce((select c.given from consent c where c.member_id = m.id and c.kind = 'marketingSms' order by c.at desc limit 1), false)`.as(
        'consents',
      ),
    )
    .where('m.member_number', '=', memberNumber)
    .where('m.closed_at', 'is', null)
    .where('m.deactivated_at', 'is', null)
    .executeTakeFirst()
}
