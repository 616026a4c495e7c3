import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../database/database.ts'
import type { GatewayWordTable } from '../../../database/tables/payment-tables.ts'

export type GatewayWordRow = Selectable<GatewayWordTable>

/** What was last heard of each gateway. */
export async function listGatewayWords(db: Db): Promise<GatewayWordRow[]> {
  return db.selectFrom('gateway_word').selectAll().execute()
}

/** A callback was believed. */
export async function putCalled(db: Db, gateway: string, at: Date): Promise<void> {
  const called_at = at
  await db
    .insertInto('gateway_word')
    .values({ gateway, called_at })
    .onConflict((conflict) => conflict.column('gateway').doUpdateSet({ called_at }))
    .execute()
}

/** A question was answered: whatever failed before is over. */
export async function putAnswered(db: Db, gateway: string, at: Date): Promise<void> {
  const word = { asked_at: at, answered_at: at, faults: 0, failed_at: null, fault: null }
  await db
    .insertInto('gateway_word')
    .values({ gateway, ...word })
    .onConflict((conflict) => conflict.column('gateway').doUpdateSet(word))
    .execute()
}

/** A question found nobody. */
export async function putFault(db: Db, gateway: string, { at, fault }: { at: Date; fault: string }): Promise<void> {
  const word = { asked_at: at, failed_at: at, fault }
  await db
    .insertInto('gateway_word')
    .values({ gateway, faults: 1, ...word })
    .onConflict((conflict) => conflict.column('gateway').doUpdateSet({ ...word, faults: sql<number>`gateway_word.faults + 1` }))
    .execute()
}
