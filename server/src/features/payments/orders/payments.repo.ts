import { type Insertable, sql } from 'kysely'
import type { PaymentState } from '@mwc/contract/payments/payment-kinds'
import type { Db, Tx } from '../../../database/database.ts'
import type { MemberOrderRow, PaymentRow } from '../../../database/rows.ts'
import type { PaymentTable } from '../../../database/tables/payment-tables.ts'

export async function findPlan(db: Db, code: string) {
  return db
    .selectFrom('plan')
    .selectAll()
    .where('code', '=', code as never)
    .where('active', '=', true)
    .executeTakeFirst()
}

export async function openOrderOf(db: Db, memberId: string) {
  return db.selectFrom('member_order').selectAll().where('member_id', '=', memberId).where('state', '=', 'open').executeTakeFirst()
}

export async function findOrder(db: Db, orderId: string) {
  return db.selectFrom('member_order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
}

export async function findPayment(db: Db, id: string) {
  return db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A payment that there is. */
export async function getPayment(db: Db, id: string): Promise<PaymentRow> {
  return db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export async function findPaymentByNumber(db: Db, gateway: string, transactionNumber: string) {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('transaction_number', '=', transactionNumber)
    .executeTakeFirst()
}

/** The payment that a member's key stands for, and the digest of what the key was first sent with. */
export async function findPaymentByKey(db: Db, memberId: string, key: string): Promise<{ id: string; request_digest: string } | undefined> {
  const own = db.selectFrom('payment').select(['id', 'request_digest']).where('member_id', '=', memberId).where('idempotency_key', '=', key)
  const given = db
    .selectFrom('payment_key')
    .select(['payment_id as id', 'request_digest'])
    .where('member_id', '=', memberId)
    .where('idempotency_key', '=', key)
  return own.unionAll(given).executeTakeFirst()
}

/** Keeps the key of a start that was answered with a payment which waited already. */
export async function keepKey(
  tx: Tx,
  key: { member_id: string; idempotency_key: string; request_digest: string; payment_id: string; created_at: Date },
): Promise<void> {
  await tx.insertInto('payment_key').values(key).execute()
}

/** The payment of an order that waits for its money, if one does. */
export async function findWaiting(db: Db, orderId: string) {
  return db.selectFrom('payment').selectAll().where('order_id', '=', orderId).where('state', '=', 'awaiting').limit(1).executeTakeFirst()
}

/** The latest payment of an order; every order has one. */
export async function latestPaymentOf(db: Db, orderId: string) {
  return db.selectFrom('payment').selectAll().where('order_id', '=', orderId).orderBy('attempt', 'desc').limit(1).executeTakeFirst()
}

/** The payment that stands for an order as paid, if one does. */
export async function paidPaymentOf(db: Db, orderId: string) {
  return db.selectFrom('payment').select('id').where('order_id', '=', orderId).where('state', '=', 'paid').limit(1).executeTakeFirst()
}

/** Ends an order's waiting payments. They are asked about at once, to cancel them, and on: money may be on its way. */
export async function cancelWaiting(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ state: 'cancelled', qr_text: null, ended_at: at, query_after: at, version: sql<number>`version + 1` })
    .where('order_id', '=', orderId)
    .where('state', '=', 'awaiting')
    .execute()
}

export async function endOrder(tx: Tx, orderId: string, state: 'settled' | 'cancelled' | 'ended', at: Date): Promise<void> {
  await tx.updateTable('member_order').set({ state, ended_at: at }).where('id', '=', orderId).execute()
}

/** Moves a payment to a state; a QR is never kept past the waiting, which ends at `endedAt` unless it had ended before. */
export async function movePayment(
  tx: Tx,
  id: string,
  change: { state: PaymentState; settled_at?: Date; failure_reason?: string; query_after?: Date | null },
  endedAt: Date,
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ ...change, qr_text: null, ended_at: sql<Date>`coalesce(ended_at, ${endedAt})`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Counts a change that is not the payment's own, such as a second arrival of money, so that a waiting page hears of it. */
export async function touchPayment(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function insertOrder(tx: Tx, row: MemberOrderRow): Promise<void> {
  await tx.insertInto('member_order').values(row).execute()
}

/** Adds the next payment of an order. */
export async function insertPayment(tx: Tx, row: Omit<Insertable<PaymentTable>, 'attempt'>): Promise<PaymentRow> {
  const attempt = sql<number>`(select coalesce(max(attempt), 0) + 1 from payment where order_id = ${row.order_id})`
  return tx
    .insertInto('payment')
    .values({ ...row, attempt })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Locks a member's open order. */
export async function lockOpenOrder(tx: Tx, memberId: string): Promise<MemberOrderRow | undefined> {
  return tx
    .selectFrom('member_order')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
}

/** Keeps what a gateway answered to the first request that reached it. */
export async function keepOpened(
  db: Db,
  id: string,
  opened: { payNumber: string; handle?: string | undefined; qrText: string | null },
): Promise<void> {
  await db
    .updateTable('payment')
    .set((eb) => ({
      pay_number: opened.payNumber,
      gateway_handle: opened.handle ?? null,
      // It may have ended while the gateway answered: the number is kept to ask by, the QR is not shown.
      qr_text: eb.case().when('state', '=', 'awaiting').then(opened.qrText).else(null).end(),
      version: sql<number>`version + 1`,
    }))
    .where('id', '=', id)
    .where('pay_number', 'is', null)
    .execute()
}
