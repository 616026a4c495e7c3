import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import { placeName } from '../../../database/lists/place-name.ts'
import type { CounterShiftTable } from '../../../database/tables/counter-tables.ts'

const shifts = (db: Db) =>
  db
    .selectFrom('counter_shift as h')
    .innerJoin('terminal as t', 't.id', 'h.terminal_id')
    .innerJoin('place as pl', 'pl.id', 't.place_id')
    .selectAll('h')
    .select(['t.name as terminal_name', 't.place_id', 't.retired_at', placeName.as('place_name')])

export type ShiftRow = Awaited<ReturnType<ReturnType<typeof shifts>['execute']>>[number]

/** The shift of a session: what was chosen last, unless the terminal is retired. */
export async function shiftOf(db: Db, session: string): Promise<ShiftRow | undefined> {
  const last = await shifts(db).where('h.staff_session', '=', session).orderBy('h.number', 'desc').limit(1).executeTakeFirst()
  return last?.retired_at === null ? last : undefined
}

/** A shift of a session by its id, unless its terminal is retired. */
export async function findShift(db: Db, { id, session }: { id: string; session: string }): Promise<ShiftRow | undefined> {
  return shifts(db).where('h.id', '=', id).where('h.staff_session', '=', session).where('t.retired_at', 'is', null).executeTakeFirst()
}

/** The terminal that somebody chose last, in whichever session. */
export async function lastTerminalOf(db: Db, staffId: string): Promise<string | null> {
  const last = await db
    .selectFrom('counter_shift')
    .select('terminal_id')
    .where('staff_id', '=', staffId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.terminal_id ?? null
}

/** The closed days of a terminal from a day on. */
export async function closedDaysFrom(db: Db, terminalId: string, from: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('counter_day')
    .select('day')
    .where('terminal_id', '=', terminalId)
    .where('day', '>=', from)
    .where('state', '=', 'closed')
    .execute()
  return new Set(rows.map(({ day }) => day))
}

/** A day of a terminal with what its slips come to; undefined where nothing has happened on it. */
export async function totalsOn(db: Db, terminalId: string, day: string): Promise<{ id: string; count: number; cents: number } | undefined> {
  return db
    .selectFrom('counter_day as d')
    .leftJoin('terminal_slip as s', 's.counter_day_id', 'd.id')
    .select(['d.id', sql<number>`count(s.charge_id)`.as('count'), sql<number>`coalesce(sum(s.amount_cents), 0)`.as('cents')])
    .where('d.terminal_id', '=', terminalId)
    .where('d.day', '=', day)
    .groupBy('d.id')
    .executeTakeFirst()
}

export async function insertShift(tx: Tx, row: Insertable<CounterShiftTable>): Promise<void> {
  await tx.insertInto('counter_shift').values(row).execute()
}
