import { type LineState, waitingLineStates } from '@mwc/contract/payments/statement-kinds'
import type { listLinesInput } from '@mwc/contract/payments/statement-desk.schemas'
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type * as z from 'zod/mini'
import type { Db, Tx } from '../../../database/database.ts'
import type { DeskList } from '../../../database/lists/page-of-list.ts'
import type { StatementFileTable, StatementLineTable } from '../../../database/tables/statement-tables.ts'
import type { LineText } from './known-lines.rules.ts'
import type { MoneyCounts } from './statement.rules.ts'

export async function insertFile(tx: Tx, row: Insertable<StatementFileTable>): Promise<void> {
  await tx.insertInto('statement_file').values(row).execute()
}

export type KeptLine = LineText & { id: string }

/** A source's lines that are written as any of some texts. */
export async function linesWritten(db: Db, sourceId: string, texts: readonly string[]): Promise<KeptLine[]> {
  const { rows } = await sql<KeptLine>`
    select id, raw, day, amount_cents as "amountCents", reference, code from statement_line
    where source_id = ${sourceId} and md5(raw) in (select md5(t) from unnest(${texts}::text[]) t)`.execute(db)
  return rows
}

/** A source's lines that say the same as any of some, no two of which do. */
export async function linesSaying(db: Db, sourceId: string, lines: readonly LineText[]): Promise<KeptLine[]> {
  const column = <Name extends keyof LineText>(name: Name) => lines.map((line) => line[name])
  const { rows } = await sql<KeptLine>`
    select l.id, l.raw, l.day, l.amount_cents as "amountCents", l.reference, l.code
    from unnest(${column('day')}::date[], ${column('amountCents')}::bigint[], ${column('reference')}::text[], ${column('code')}::text[])
      said (day, cents, reference, code)
    join statement_line l on l.source_id = ${sourceId} and l.day = said.day and l.amount_cents = said.cents
      and l.reference = said.reference and l.code = said.code`.execute(db)
  return rows
}

export async function insertLines(tx: Tx, rows: Insertable<StatementLineTable>[]): Promise<void> {
  await tx.insertInto('statement_line').values(rows).execute()
}

/** Now where lines wait to be looked at. */
export function selectNewLines(now: Date): RawBuilder<Date | null> {
  return sql`select case when exists (select 1 from statement_line where state = 'new') then ${now}::timestamptz end`
}

/** Lines that nobody has looked at, the earliest day first, and as they stand in their files. */
export async function newLines(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('statement_line')
    .select('id')
    .where('state', '=', 'new')
    .orderBy('day')
    .orderBy('number')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

export type Line = Selectable<StatementLineTable>

export async function getLine(db: Db, id: string): Promise<Line | undefined> {
  return db.selectFrom('statement_line').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks a line. */
export async function lockLine(tx: Tx, id: string): Promise<Line | undefined> {
  return tx.selectFrom('statement_line').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function changeLine(tx: Tx, id: string, change: Updateable<StatementLineTable>): Promise<void> {
  await tx.updateTable('statement_line').set(change).where('id', '=', id).execute()
}

/**
 * The payments that any of some texts is a number or a reference of: their own, their gateway's, or their money's. What a bank
 * called money that only a line told of is no name: it may call all of it so.
 * @param madeBefore names of gateways and of money come again: only payments from before this moment are meant by one
 */
export async function paymentsNamed(db: Db, texts: string[], madeBefore: Date | null = null): Promise<string[]> {
  const isMeant = sql`(${madeBefore}::timestamptz is null or p.created_at < ${madeBefore})`
  const { rows } = await sql<{ id: string }>`
    select id from payment where transaction_number = any(${texts}::text[])
    union select id from payment p where upper(pay_number) = any(${texts}::text[]) and ${isMeant}
    union select c.payment_id from charge c join payment p on p.id = c.payment_id and ${isMeant} where upper(c.charge_id) = any(${texts}::text[])
      and (c.statement_line_id is null or c.told_at is not null or exists (select from terminal_slip s where s.charge_id = c.id))`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** How often an amount came for a payment, how much of that was sent back, and how many lines are that money. */
export async function countMoney(db: Db, paymentId: string, cents: number): Promise<MoneyCounts> {
  const { rows } = await sql<MoneyCounts>`select
    (select count(*)::int from charge where payment_id = ${paymentId} and amount_cents = ${cents} and outcome <> 'sameMoney') as arrivals,
    (select count(*)::int from charge where payment_id = ${paymentId} and amount_cents = ${cents} and outcome = 'refunded') as "sentBack",
    (select count(*)::int from statement_line where payment_id = ${paymentId} and amount_cents = ${cents} and state = 'matched') as lines`.execute(
    db,
  )
  return rows[0] ?? { arrivals: 0, sentBack: 0, lines: 0 }
}

/** Whether another line is the money of a payment already. */
export async function isTaken(db: Db, paymentId: string, lineId: string): Promise<boolean> {
  const other = await db
    .selectFrom('statement_line')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'matched')
    .where('id', '!=', lineId)
    .executeTakeFirst()
  return other !== undefined
}

const lines = (db: Db) =>
  db
    .selectFrom('statement_line as l')
    .innerJoin('statement_source as s', 's.id', 'l.source_id')
    .innerJoin('statement_file as f', 'f.id', 'l.file_id')
    .leftJoin('payment as p', 'p.id', 'l.payment_id')
    .leftJoin('member as m', 'm.id', 'p.member_id')
    .leftJoin('staff as a', 'a.id', 'l.proposed_by')
    .leftJoin('staff as b', 'b.id', 'l.decided_by')
    .selectAll('l')
    .select(['s.name as source_name', 's.kind', 'f.name as file_name', 'f.at as file_at'])
    .select(['p.transaction_number', 'p.amount_cents as asked_cents', 'm.member_number', 'm.full_name'])
    .select(['a.username as proposed_by_name', 'b.username as decided_by_name'])

export type LineRow = Awaited<ReturnType<ReturnType<typeof lines>['execute']>>[number]

export async function findLine(db: Db, id: string): Promise<LineRow | undefined> {
  return lines(db).where('l.id', '=', id).executeTakeFirst()
}

const lineColumns = { day: { by: sql`l.day` }, amountCents: { by: sql`l.amount_cents` } } as const
export type LineColumn = keyof typeof lineColumns

type Filter = Omit<z.output<typeof listLinesInput>, 'page' | 'pageSize' | 'sort' | 'ids'>

/** As the index of them says it. */
const isWaiting = sql<boolean>`l.state in (${sql.join(waitingLineStates.map((state) => sql.lit(state)))})`

/** The lines that wait for somebody, and since when each does: the start of its day in Singapore. */
export function waitingLines(db: Db) {
  const since = sql<Date>`(l.day::timestamp at time zone 'Asia/Singapore')`
  return { wanted: db.selectFrom('statement_line as l').where(isWaiting), since }
}

/** The lines that fit a filter. */
export function lineList(db: Db, { state, onlyWaiting, sourceId, from, to, amountCents, search }: Filter): DeskList<LineRow, LineColumn> {
  let wanted = db.selectFrom('statement_line as l')
  if (state !== undefined) wanted = wanted.where('l.state', '=', state satisfies LineState)
  if (onlyWaiting) wanted = wanted.where(isWaiting)
  if (sourceId !== undefined) wanted = wanted.where('l.source_id', '=', sourceId)
  if (from !== undefined) wanted = wanted.where('l.day', '>=', from)
  if (to !== undefined) wanted = wanted.where('l.day', '<=', to)
  if (amountCents !== undefined) wanted = wanted.where('l.amount_cents', '=', amountCents)
  if (search !== undefined)
    wanted = wanted.where(sql<boolean>`(upper(l.reference) = upper(${search}::text) or upper(l.code) = upper(${search}::text))`)
  return { wanted, id: sql`l.id`, columns: lineColumns, rowsOf: (on, ids) => lines(on).where('l.id', 'in', ids).execute() }
}
