import type { Db } from '../../../database/database.ts'
import { paymentsWithFacts } from '../orders/payment-facts.repo.ts'

function ownPayments(db: Db, memberId: string) {
  return paymentsWithFacts(db)
    .select('o.state as order_state')
    .select(({ selectFrom, exists }) =>
      exists(
        selectFrom('payment as n').select('n.id').whereRef('n.order_id', '=', 'p.order_id').whereRef('n.attempt', '>', 'p.attempt'),
      ).as('superseded'),
    )
    .where('p.member_id', '=', memberId)
}

export type OwnPaymentRow = Awaited<ReturnType<ReturnType<typeof ownPayments>['execute']>>[number]

export async function findOwnPaymentRow(db: Db, memberId: string, id: string): Promise<OwnPaymentRow | undefined> {
  return ownPayments(db, memberId).where('p.id', '=', id).executeTakeFirst()
}

/** A member's payments, newest first, from the one after a cursor (`at` and `id` of the last one). */
export async function pageOfOwnPayments(
  db: Db,
  memberId: string,
  { cursor, now, limit }: { cursor: { at: Date; id: string } | null; now: Date; limit: number },
): Promise<OwnPaymentRow[]> {
  return ownPayments(db, memberId)
    .$if(cursor !== null, (q) =>
      q.where((eb) =>
        eb.or([
          eb('p.created_at', '<', cursor?.at ?? now),
          eb.and([eb('p.created_at', '=', cursor?.at ?? now), eb('p.id', '<', cursor?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute()
}

/** How far each of some payments is. */
export async function readPaymentVersions(db: Db, ids: string[]): Promise<Map<string, number>> {
  const rows = await db.selectFrom('payment').select(['id', 'version']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** The plans on sale, in their order. */
export async function listPlansOnSale(db: Db) {
  return db.selectFrom('plan').selectAll().where('active', '=', true).orderBy('position').execute()
}

export async function isDeactivated(db: Db, memberId: string): Promise<boolean> {
  const member = await db.selectFrom('member').select('deactivated_at').where('id', '=', memberId).executeTakeFirstOrThrow()
  return member.deactivated_at !== null
}
