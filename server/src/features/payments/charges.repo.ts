import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import type { ChargeTable } from '../../database/tables.ts'

export type ChargeRow = Selectable<ChargeTable>

/** Who decided what about money, and why. */
export type Decision = { staffId: string; note: string | null; at: Date }

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
    .where('refund_reference', '=', reference)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Writes down a decision of staff; without an outcome, money stays what it is (collected by hand). */
export async function decideCharge(
  tx: Tx,
  id: string,
  { staffId, note, at }: Decision,
  change: { outcome?: ChargeRow['outcome']; refund_reference?: string } = {},
): Promise<void> {
  await tx
    .updateTable('charge')
    .set({ ...change, decided_at: at, decided_by: staffId, decision_note: note })
    .where('id', '=', id)
    .execute()
}
