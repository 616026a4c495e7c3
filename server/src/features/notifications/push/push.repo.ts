import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import type { PushSubscriptionTable, PushState } from '../../../database/tables/notification-tables.ts'
import { selectAlive, selectAliveUntil } from '../../../database/selects/select-alive-sessions.ts'

/**
 * Has notifications pushed to every phone of their members that takes push; false where there is none.
 * @param broadcastId of which broadcast they are, if of one.
 */
export async function insertDeliveries(tx: Tx, notificationIds: string[], at: Date, broadcastId: string | null = null): Promise<boolean> {
  if (notificationIds.length === 0) return false
  const { numAffectedRows } = await sql`
    insert into push_delivery (id, notification_id, subscription_id, state, next_at, broadcast_id, receiver_id)
    select gen_random_uuid(), n.id, p.id, 'due', ${at}, ${broadcastId}::uuid, n.member_id
    from notification n
    join push_subscription p on p.member_id = n.member_id
    join session s on s.token_hash = p.session_hash and ${selectAlive(at)}
    where n.id in (${sql.join(notificationIds)})
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows) > 0
}

/** A phone's newest address takes the place of its session's earlier one, and of another session's on the same phone. */
export async function upsertSubscription(tx: Tx, row: Insertable<PushSubscriptionTable>): Promise<void> {
  await tx.deleteFrom('push_subscription').where('session_hash', '=', row.session_hash).where('endpoint', '<>', row.endpoint).execute()
  const { member_id, session_hash, p256dh, auth, seen_at } = row
  await tx
    .insertInto('push_subscription')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ member_id, session_hash, p256dh, auth, seen_at }))
    .execute()
}

/** Forgets the addresses of a member beyond `most`, the longest unseen first, and never the one of `sessionHash`. */
export async function deleteSubscriptionsBeyond(
  tx: Tx,
  { memberId, sessionHash, most }: { memberId: string; sessionHash: string; most: number },
): Promise<void> {
  await sql`
    delete from push_subscription where id in (
      select id from push_subscription where member_id = ${memberId}
      order by session_hash = ${sessionHash} desc, seen_at desc, id offset ${most}
    )`.execute(tx)
}

export async function deleteSubscriptionOf(db: Db, sessionHash: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('session_hash', '=', sessionHash).execute()
}

export async function deleteSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).execute()
}

/** Forgets addresses of sessions that ended since a moment. */
export async function deleteEndedSubscriptions(db: Db, since: Date): Promise<void> {
  await sql`
    delete from push_subscription p using session s where s.ended_at > ${since} and s.token_hash = p.session_hash`.execute(db)
}

/** Looks at addresses whose sessions may be over by now, and forgets those whose are; answers how many it looked at. */
export async function checkSubscriptions(db: Db, now: Date, length: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with due as (
      select id, session_hash from push_subscription where check_at <= ${now} order by check_at limit ${length} for update skip locked
    ), gone as (
      delete from push_subscription p using due d, session s where p.id = d.id and s.token_hash = d.session_hash and not ${selectAlive(now)}
    ), kept as (
      update push_subscription p set check_at = ${selectAliveUntil(now)} from due d, session s
      where p.id = d.id and s.token_hash = d.session_hash and ${selectAlive(now)}
    )
    select count(*)::int as n from due`.execute(db)
  return rows[0]?.n ?? 0
}

export type DueDelivery = {
  id: string
  tries: number
  subscription_id: string
  /** Null where the phone takes no push any more: its session ended, or another member's began on it. */
  endpoint: string | null
  p256dh: string | null
  auth: string | null
  /** Read or deleted in the meantime. */
  seen: boolean
  /** News of a broadcast that staff called off. */
  called_off: boolean
  notification_id: string
  kind: string
  title: string
  /** Which text it has; null where its words stand as they were written. */
  text_name: string | null
  language: string
}

/** When the next push is due. */
export function selectNextPush(): RawBuilder<Date | null> {
  return sql`select min(next_at) from push_delivery where state = 'due'`
}

/** Takes what is due, each for one process: it is due again at `again` unless its end is noted before. */
export async function takeDue(db: Db, { now, again, length }: { now: Date; again: Date; length: number }): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with taken as (
      update push_delivery set tries = tries + 1, next_at = ${again}
      where id in (
        select id from push_delivery where state = 'due' and next_at <= ${now} order by next_at limit ${length} for update skip locked
      )
      returning id, tries, notification_id, subscription_id
    )
    select t.id, t.tries, t.subscription_id, t.notification_id, n.kind, n.title, n.kept ->> 'text' as text_name, n.language,
      n.read_at is not null or n.deleted_at is not null as seen, coalesce(b.state = 'cancelled', false) as called_off, p.endpoint, p.p256dh, p.auth
    from taken t
    join notification n on n.id = t.notification_id
    left join broadcast b on b.id = case when n.kind = 'news' then n.key::uuid end
    left join (push_subscription p join session s on s.token_hash = p.session_hash and ${selectAlive(now)})
      on p.id = t.subscription_id and p.member_id = n.member_id`.execute(db)
  return rows
}

export async function endDelivery(db: Db, id: string, state: Exclude<PushState, 'due'>, at: Date, error: string | null): Promise<void> {
  await db.updateTable('push_delivery').set({ state, ended_at: at, error }).where('id', '=', id).execute()
}

export async function delayDelivery(db: Db, id: string, until: Date, error: string): Promise<void> {
  await db.updateTable('push_delivery').set({ next_at: until, error }).where('id', '=', id).execute()
}
