import { randomUUID } from 'node:crypto'
import type { listCounterDays } from '@mwc/contract/payments/counter-desk.calls'
import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import { placeName } from '../../../database/lists/place-name.ts'
import type { DeskList } from '../../../database/lists/page-of-list.ts'
import type { CounterDayTable, TerminalSlipTable } from '../../../database/tables/counter-tables.ts'

const days = (db: Db) =>
  db
    .selectFrom('counter_day as d')
    .innerJoin('terminal as t', 't.id', 'd.terminal_id')
    .innerJoin('place as pl', 'pl.id', 't.place_id')
    .leftJoin('staff as c', 'c.id', 'd.closed_by')
    .leftJoin('staff as r', 'r.id', 'd.reopened_by')
    .selectAll('d')
    .select(['t.name as terminal_name', 't.place_id', placeName.as('place_name')])
    .select(['c.username as closed_by_name', 'r.username as reopened_by_name'])
    .select(sql<number>`(select count(*) from terminal_slip s where s.counter_day_id = d.id)`.as('slip_count'))
    .select(sql<number>`(select coalesce(sum(s.amount_cents), 0) from terminal_slip s where s.counter_day_id = d.id)`.as('slip_cents'))

export type CounterDayRow = Awaited<ReturnType<ReturnType<typeof days>['execute']>>[number]

export async function findCounterDay(db: Db, id: string): Promise<CounterDayRow | undefined> {
  return days(db).where('d.id', '=', id).executeTakeFirst()
}

/** Locks a day of a terminal: what is collected on it and its close wait for each other. */
export async function lockCounterDay(tx: Tx, id: string): Promise<boolean> {
  return (await tx.selectFrom('counter_day').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !== undefined
}

/** Locks the first day of a terminal that is not closed, from a day on; the days between are locked with it, in their order. */
export async function lockOpenDay(tx: Tx, terminalId: string, from: Temporal.PlainDate): Promise<{ id: string; day: string }> {
  for (let day = from; ; day = day.add({ days: 1 })) {
    await tx
      .insertInto('counter_day')
      .values({ id: randomUUID(), terminal_id: terminalId, day: day.toString(), state: 'open' })
      .onConflict((conflict) => conflict.columns(['terminal_id', 'day']).doNothing())
      .execute()
    const row = await tx
      .selectFrom('counter_day')
      .select(['id', 'day', 'state'])
      .where('terminal_id', '=', terminalId)
      .where('day', '=', day.toString())
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (row.state !== 'closed') return row
  }
}

export async function changeCounterDay(tx: Tx, id: string, change: Updateable<CounterDayTable>): Promise<void> {
  await tx.updateTable('counter_day').set(change).where('id', '=', id).execute()
}

type Filter = Pick<InputOf<typeof listCounterDays>, 'from' | 'to' | 'placeId' | 'terminalId' | 'state'> & { differs?: boolean | undefined }

const columns = { day: { by: sql`d.day` }, differenceCents: { by: sql`d.difference_cents`, empty: true } } as const
export type CounterDayColumn = keyof typeof columns

/** The days of terminals that fit a filter. */
export function counterDays(db: Db, { from, to, placeId, terminalId, state, differs }: Filter): DeskList<CounterDayRow, CounterDayColumn> {
  const different = sql<boolean>`(d.difference_cents <> 0 or d.terminal_count <> d.collected_count)`
  const wanted = db
    .selectFrom('counter_day as d')
    .$if(from !== undefined, (q) => q.where('d.day', '>=', from ?? ''))
    .$if(to !== undefined, (q) => q.where('d.day', '<=', to ?? ''))
    .$if(terminalId !== undefined, (q) => q.where('d.terminal_id', '=', terminalId ?? ''))
    .$if(placeId !== undefined, (q) =>
      q.where('d.terminal_id', 'in', (qb) =>
        qb
          .selectFrom('terminal')
          .select('id')
          .where('place_id', '=', placeId ?? ''),
      ),
    )
    .$if(state !== undefined, (q) => q.where('d.state', '=', state ?? 'open'))
    .$if(differs !== undefined, (q) => q.where(differs ? different : sql<boolean>`not coalesce(${different}, false)`))
  return { wanted, id: sql`d.id`, columns, rowsOf: (on, ids) => days(on).where('d.id', 'in', ids).execute() }
}

const slips = (db: Db) =>
  db
    .selectFrom('terminal_slip as s')
    .innerJoin('charge as c', 'c.id', 's.charge_id')
    .innerJoin('payment as p', 'p.id', 'c.payment_id')
    .innerJoin('member as m', 'm.id', 'p.member_id')
    .innerJoin('staff as u', 'u.id', 's.staff_id')
    .selectAll('s')
    .select(
      sql<boolean>`exists (select from statement_line l join statement_source o on o.id = l.source_id and o.kind = 'nets'
        where l.payment_id = c.payment_id and l.amount_cents = s.amount_cents and l.state = 'matched')`.as('has_line'),
    )
    .select(['c.outcome', 'c.payment_id', 'p.transaction_number', 'm.member_number', 'm.full_name', 'u.username'])

export type SlipRow = Awaited<ReturnType<ReturnType<typeof slips>['execute']>>[number]

/** The slips of a day, in the order in which the terminal took them. */
export async function slipsOf(db: Db, counterDayId: string): Promise<SlipRow[]> {
  return slips(db).where('s.counter_day_id', '=', counterDayId).orderBy('s.taken_at').orderBy('s.charge_id').execute()
}

/** The amount with which a slip of this number was entered for a payment; undefined where none was. */
export async function findSlipCents(db: Db, paymentId: string, reference: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('terminal_slip as s')
    .innerJoin('charge as c', 'c.id', 's.charge_id')
    .select('s.amount_cents')
    .where('c.payment_id', '=', paymentId)
    .where('s.reference', '=', reference)
    .limit(1)
    .executeTakeFirst()
  return row?.amount_cents
}

/** A slip by its number on a terminal and day. */
export async function findSlip(
  db: Db,
  { terminalId, day, reference }: { terminalId: string; day: string; reference: string },
): Promise<SlipRow | undefined> {
  return slips(db)
    .where('s.terminal_id', '=', terminalId)
    .where('s.slip_day', '=', day)
    .where('s.reference', '=', reference)
    .executeTakeFirst()
}

/** Whether money was collected at a terminal. */
export async function isSlip(db: Db, chargeId: string): Promise<boolean> {
  return (await db.selectFrom('terminal_slip').select('charge_id').where('charge_id', '=', chargeId).executeTakeFirst()) !== undefined
}

/** Counts a slip on its day, and notes with its payment where it was collected. */
export async function insertSlip(tx: Tx, paymentId: string, slip: Selectable<TerminalSlipTable>): Promise<void> {
  await tx.insertInto('terminal_slip').values(slip).execute()
  await tx.updateTable('payment').set({ terminal_id: slip.terminal_id }).where('id', '=', paymentId).execute()
}

/** Lines that are shown of a day. */
const most = 100

const netsLines = (db: Db, day: string) =>
  db
    .selectFrom('statement_line as l')
    .innerJoin('statement_source as s', (join) => join.onRef('s.id', '=', 'l.source_id').on('s.kind', '=', 'nets'))
    .where('l.day', '=', day)
    .where('l.amount_cents', '>', 0)

/** Whether a file of NETS has anything of a day. */
export async function hasNetsFile(db: Db, day: string): Promise<boolean> {
  return (await netsLines(db, day).select('l.id').limit(1).executeTakeFirst()) !== undefined
}

/** What NETS has of a day and no terminal has a slip of; what was put aside is explained. */
export async function linesWithoutSlip(db: Db, day: string) {
  return netsLines(db, day)
    .leftJoin('payment as p', 'p.id', 'l.payment_id')
    .leftJoin('member as m', 'm.id', 'p.member_id')
    .select([
      'l.id',
      'l.reference',
      'l.code',
      'l.amount_cents',
      'l.state',
      'l.payment_id',
      'p.method',
      'p.transaction_number',
      'm.full_name',
    ])
    .select(({ selectFrom }) =>
      selectFrom('charge as c')
        .leftJoin('terminal_slip as t', 't.charge_id', 'c.id')
        // Money that a line settled has no number of a machine yet.
        .select(sql<string>`case when c.statement_line_id is null then c.charge_id else '' end`.as('slip'))
        .whereRef('c.payment_id', '=', 'l.payment_id')
        .whereRef('c.amount_cents', '=', 'l.amount_cents')
        .where('t.charge_id', 'is', null)
        .orderBy('c.received_at')
        .limit(1)
        .as('slip'),
    )
    .where('l.state', '<>', 'left')
    .where(
      sql<boolean>`not exists (select from charge c join terminal_slip t on t.charge_id = c.id
        where c.payment_id = l.payment_id and t.amount_cents = l.amount_cents)`,
    )
    .orderBy('l.number')
    .limit(most)
    .execute()
}

export type LineWithoutSlip = Awaited<ReturnType<typeof linesWithoutSlip>>[number]
