import { type Selectable, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { SmsState, SmsTable } from '../../database/tables.ts'

export type SmsRow = Selectable<SmsTable>

/** Keeps a message that is about to be sent and answers with what is kept of it; a repeated run finds the first one's row. */
export async function keepSms(
  db: Db,
  row: Pick<SmsRow, 'id' | 'member_id' | 'mobile_last_four' | 'purpose' | 'state' | 'created_at' | 'segments' | 'notification_id'>,
): Promise<SmsRow> {
  await db
    .insertInto('sms')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return db.selectFrom('sms').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow()
}

/** Notes that a message is being handed over now; false when it is being or was handed over before. */
export async function beginHandingOver(db: Db, id: string): Promise<boolean> {
  return moveSms(db, id, { state: 'handing', error: null })
}

/** How far a message must be for a word about it to count: a late word never undoes a later one. */
const before: Record<Exclude<SmsState, 'due'>, SmsState[]> = {
  handing: ['due'],
  taken: ['due', 'handing'],
  sent: ['due', 'handing', 'taken'],
  delivered: ['due', 'handing', 'taken', 'sent', 'failed'],
  failed: ['due', 'handing', 'taken', 'sent'],
}

/**
 * Moves a message on to a state, unless it is further already; false when nothing changed. One that failed on the way to the provider may be
 * tried again, or may have arrived there after all; one of which the provider said so stays failed, unless it was delivered.
 */
export async function moveSms(
  db: Db,
  id: string,
  { state, at, reference, error }: { state: Exclude<SmsState, 'due'>; at?: Date; reference?: string | null; error: string | null },
): Promise<boolean> {
  const row = await db
    .updateTable('sms')
    .set({ state, error_code: error, ...(reference ? { provider_reference: reference } : {}), ...(at ? { ended_at: at } : {}) })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('state', 'in', before[state]),
        ...(state === 'failed' ? [] : [eb.and([eb('state', '=', 'failed'), eb('provider_reference', 'is', null)])]),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps the provider's reference of a message of which the provider's own word came first. */
export async function keepReference(db: Db, id: string, reference: string): Promise<void> {
  await db.updateTable('sms').set({ provider_reference: reference }).where('id', '=', id).execute()
}

export type SmsDayCount = { day: string; state: SmsState; n: number; segments: number }

/** Messages since a moment by their day in a zone and their state, with the segments that they cost. */
export async function countSmsDays(db: Db, since: Date, zone: string): Promise<SmsDayCount[]> {
  const { rows } = await sql<SmsDayCount>`
    select to_char(created_at at time zone ${sql.lit(zone)}, 'YYYY-MM-DD') as day, state, count(*)::int as n, sum(segments)::int as segments
    from sms where created_at >= ${since} group by 1, 2`.execute(db)
  return rows
}

/** A page of the messages that failed, newest first, and how many there are. */
export async function pageOfFailures(db: Db, { page, pageSize }: { page: number; pageSize: number }) {
  const failed = db.selectFrom('sms').where('sms.state', '=', 'failed')
  const { total } = await failed.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await failed
    .leftJoin('member', 'member.id', 'sms.member_id')
    .select(['sms.id', 'mobile_last_four', 'purpose', 'error_code', 'segments', 'sms.created_at', 'member_number'])
    .orderBy('sms.created_at', 'desc')
    .orderBy('sms.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { rows, total: Number(total) }
}
