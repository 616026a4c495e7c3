import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import type { PaymentRow } from '../../../database/rows.ts'
import type { ChargeTable } from '../../../database/tables/payment-tables.ts'
import { toDate } from '../../../ports/clock.ts'
import type { GatewayCharge } from '../../../ports/payment-gateway.ts'
import type { ReviewReason } from '@mwc/contract/payments/payment-kinds'

export type ChargeRow = Selectable<ChargeTable>

/** Who decided what about money, and why; nobody where a gateway told of it. */
export type Decision = { staffId: string | null; note: string | null; at: Date }

/** What money is called that came under the name of what another payment got; no gateway's own name has an @. */
export function ownName(chargeId: string, { transaction_number }: Pick<PaymentRow, 'transaction_number'>): string {
  return `${chargeId}@${transaction_number}`
}

/** Books money as honoured. `known`: this payment has it already. `nameOfAnother`: another payment has this name. */
export async function insertCharge(
  tx: Tx,
  payment: PaymentRow,
  charge: GatewayCharge,
  { id, at }: { id: string; at: Date },
): Promise<'booked' | 'known' | 'nameOfAnother'> {
  const insert = (charge_id: string) =>
    tx
      .insertInto('charge')
      .values({
        id,
        gateway: payment.gateway,
        charge_id,
        payment_id: payment.id,
        amount_cents: charge.amountCents,
        currency: charge.currency.toUpperCase(),
        settled_at: toDate(charge.settledAt),
        received_at: at,
        outcome: 'honoured',
      })
      .onConflict((conflict) => conflict.columns(['gateway', 'charge_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
  if (await insert(charge.chargeId)) return 'booked'
  const first = await findChargeByReference(tx, payment.gateway, charge.chargeId)
  if (first?.payment_id === payment.id) return 'known'
  return (await insert(ownName(charge.chargeId, payment))) ? 'nameOfAnother' : 'known'
}

/** The arrival of money that a payment got under a gateway's name for it. */
export async function chargeOf(db: Db, payment: PaymentRow, chargeId: string): Promise<ChargeRow | undefined> {
  return db
    .selectFrom('charge')
    .selectAll()
    .where('payment_id', '=', payment.id)
    .where('charge_id', 'in', [chargeId, ownName(chargeId, payment)])
    .executeTakeFirst()
}

/** Takes back what this transaction booked: it is other money under another name. */
export async function deleteCharge(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('charge').where('id', '=', id).execute()
}

/** Says of money which line of a file settled it. */
export async function setLine(tx: Tx, id: string, lineId: string): Promise<void> {
  await tx.updateTable('charge').set({ statement_line_id: lineId }).where('id', '=', id).execute()
}

/** Money of a payment that a line settled, of which the gateway has not told; one that the file named, not a person. */
export async function untoldLineMoney(tx: Tx, paymentId: string, cents: number): Promise<ChargeRow | undefined> {
  return tx
    .selectFrom('charge as c')
    .innerJoin('statement_line as l', 'l.id', 'c.statement_line_id')
    .selectAll('c')
    .where('c.payment_id', '=', paymentId)
    .where('c.amount_cents', '=', cents)
    .where('c.currency', '=', 'SGD')
    .where('c.told_at', 'is', null)
    .where('l.decided_by', 'is', null)
    .orderBy('c.received_at')
    .limit(1)
    .executeTakeFirst()
}

/** Money of a payment of which no slip was entered, in the order in which it came. */
export async function moneyWithoutSlip(tx: Tx, paymentId: string): Promise<ChargeRow[]> {
  return tx
    .selectFrom('charge as c')
    .leftJoin('terminal_slip as s', 's.charge_id', 'c.id')
    .selectAll('c')
    .where('c.payment_id', '=', paymentId)
    .where('c.amount_cents', '>', 0)
    .where('c.outcome', '<>', 'sameMoney')
    .where('s.charge_id', 'is', null)
    .orderBy('c.received_at')
    .execute()
}

/** Money takes the name that its gateway or terminal has for it. @param toldAt when the gateway told; left as it was without. */
export async function renameCharge(tx: Tx, id: string, chargeId: string, toldAt?: Date): Promise<void> {
  await tx
    .updateTable('charge')
    .set({ charge_id: chargeId, ...(toldAt && { told_at: toldAt }) })
    .where('id', '=', id)
    .execute()
}

export async function findCharge(db: Db, id: string): Promise<ChargeRow | undefined> {
  return db.selectFrom('charge').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findChargeByReference(db: Db, gateway: string, reference: string): Promise<ChargeRow | undefined> {
  return db.selectFrom('charge').selectAll().where('gateway', '=', gateway).where('charge_id', '=', reference).executeTakeFirst()
}

/** The money that made the term of a payment. */
export async function honouredCharge(db: Db, paymentId: string): Promise<ChargeRow | undefined> {
  return db.selectFrom('charge').selectAll().where('payment_id', '=', paymentId).where('outcome', '=', 'honoured').executeTakeFirst()
}

export async function isUnderReview(db: Db, paymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('charge')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('outcome', '=', 'toReview')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether money of a payment was sent back under this reference. */
export async function isReturned(db: Db, paymentId: string, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom('charge')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where(sql`upper(refund_reference)`, '=', reference.toUpperCase())
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Writes down a decision; without an outcome, money stays what it is (collected by hand). */
export async function decideCharge(
  tx: Tx,
  id: string,
  { staffId, note, at }: Decision,
  change: Partial<Pick<ChargeRow, 'outcome' | 'refund_reference' | 'same_as'>> = {},
): Promise<void> {
  await tx
    .updateTable('charge')
    .set({ ...change, decided_at: at, decided_by: staffId, decision_note: note })
    .where('id', '=', id)
    .execute()
}

/** Puts an arrival of money in front of staff. */
export async function putToReview(tx: Tx, id: string, reason: ReviewReason): Promise<void> {
  await tx.updateTable('charge').set({ outcome: 'toReview', review_reason: reason }).where('id', '=', id).execute()
}
