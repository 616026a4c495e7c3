import { sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import { prepareQuery } from '../../../database/reads/prepare-query.ts'
import type { PaymentRow } from '../../../database/rows.ts'

const asked = [
  'id',
  'state',
  'method',
  'gateway',
  'transaction_number',
  'pay_number',
  'gateway_handle',
  'amount_cents',
  'created_at',
  'expires_at',
] as const
/** What has to be known of a payment to ask its gateway about it. */
export type CheckedPayment = Pick<PaymentRow, (typeof asked)[number]>

/** Number of the advisory lock of whoever looks what is due; any that nothing else takes. */
const dueLock = 710_065

/** Lets one process at a time look and take: else each of two holds some, and the later due may have a minute's last places. */
export async function lockLook(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${dueLock})`.execute(tx)
}

/**
 * Locks the longest due payments, those that wait before those that have ended, but none of the gateways that are used up
 * for them and none that another process has locked.
 */
export async function lockDue(
  tx: Tx,
  now: Date,
  { forAll, forEnded, limit }: { forAll: string[]; forEnded: string[]; limit: number },
): Promise<CheckedPayment[]> {
  const lock = (wait: '=' | '<>', without: string[], most: number) =>
    tx
      .selectFrom('payment')
      .select(asked)
      .where('query_after', '<=', now)
      .where('state', wait, sql.lit<'awaiting'>('awaiting'))
      .$if(without.length > 0, (query) => query.where('gateway', 'not in', without))
      .orderBy('query_after')
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute()
  const waiting = await lock('=', forAll, limit)
  return waiting.length === limit ? waiting : [...waiting, ...(await lock('<>', [...forAll, ...forEnded], limit - waiting.length))]
}

export async function lease(tx: Tx, ids: string[], until: Date): Promise<void> {
  if (ids.length > 0) await tx.updateTable('payment').set({ query_after: until }).where('id', 'in', ids).execute()
}

export type NamedPayment = CheckedPayment & Pick<PaymentRow, 'asked_at'>

/** The payment that a notice names. */
export async function findNamed(
  db: Db,
  of: { gateway: string } & ({ transactionNumber: string } | { payNumber: string }),
): Promise<NamedPayment | undefined> {
  return (
    db
      .selectFrom('payment')
      .select([...asked, 'asked_at'])
      .where('gateway', '=', of.gateway)
      .$if('transactionNumber' in of, (query) =>
        query.where('transaction_number', '=', 'transactionNumber' in of ? of.transactionNumber : ''),
      )
      // By its index, which is for however a pay number is typed at the desk.
      .$if('payNumber' in of, (query) => {
        const payNumber = 'payNumber' in of ? of.payNumber : ''
        return query.where(sql`upper(pay_number)`, '=', payNumber.toUpperCase()).where('pay_number', '=', payNumber)
      })
      .executeTakeFirst()
  )
}

/** Takes one payment to ask about; false if it was asked about after `askedBefore`. */
export async function leaseNamed(db: Db, id: string, { askedBefore, until }: { askedBefore: Date; until: Date }): Promise<boolean> {
  const taken = await db
    .updateTable('payment')
    .set({ query_after: until })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', askedBefore)]))
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Notes an answer and when to ask next, unless somebody moved the lease meanwhile (a notice, a settlement): they are right. */
export async function noteAnswer(
  db: Db,
  id: string,
  { lease: taken, at, next }: { lease: Date; at: Date; next: Date | null },
): Promise<void> {
  await db
    .updateTable('payment')
    .set((eb) => ({
      asked_at: at,
      query_after: eb.case().when('query_after', '=', taken).then(next).else(eb.ref('query_after')).end(),
    }))
    .where('id', '=', id)
    .execute()
}

type Sooner = { ids: string[]; now: Date; from: Date; askedBefore: Date }

const sooner = prepareQuery((db, { ids, now, from, askedBefore }: Sooner) =>
  db
    .updateTable('payment')
    .set({ query_after: now })
    .where('id', 'in', ({ selectFrom, or, eb }) =>
      selectFrom('payment')
        .select('id')
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .where('state', '=', 'awaiting')
        .where('query_after', '>', from)
        .where(or([eb('asked_at', 'is', null), eb('asked_at', '<=', askedBefore)]))
        // Whoever holds one moves it; two processes that say the same of several would wait for one another.
        .forUpdate()
        .skipLocked(),
    ),
)

/** Brings the questions about payments that wait forward to `now`, where they are far off and the last answer old enough. */
export async function askSooner(db: Db, watched: Sooner): Promise<void> {
  await sooner(db, watched)
}

/** Has a payment asked about at `at`, or before it, whatever was planned. */
export async function askBy(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('payment')
    .set({ query_after: sql<Date>`least(coalesce(query_after, ${at}), ${at})` })
    .where('id', '=', id)
    .execute()
}
