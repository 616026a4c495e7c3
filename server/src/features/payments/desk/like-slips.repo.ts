import { sql } from 'kysely'
import type { Db } from '../../../database/database.ts'
import { placeName } from '../../../database/lists/place-name.ts'

/**
 * Of money that waits as a second payment: the slip that staff entered by hand for the same payment, of the same amount.
 * Nobody's own word ties the two, so it is said and not decided; a slip is like one arrival alone, the first.
 * Where files have as many lines of the amount as came, not put aside, each is money of its own.
 */
export async function likeSlips(db: Db, chargeIds: readonly string[]) {
  if (chargeIds.length === 0) return []
  return (
    db
      .selectFrom('charge as c')
      .innerJoin('charge as o', (join) =>
        join
          .onRef('o.payment_id', '=', 'c.payment_id')
          .onRef('o.amount_cents', '=', 'c.amount_cents')
          .onRef('o.currency', '=', 'c.currency'),
      )
      .innerJoin('terminal_slip as l', 'l.charge_id', 'o.id')
      .innerJoin('staff as s', 's.id', 'l.staff_id')
      .innerJoin('terminal as t', 't.id', 'l.terminal_id')
      .innerJoin('place as pl', 'pl.id', 't.place_id')
      .select([
        'c.id as charge_id',
        'o.id as slip_charge_id',
        'l.reference',
        'l.taken_at',
        's.username',
        't.name as terminal_name',
        placeName.as('place_name'),
      ])
      .where('c.id', 'in', chargeIds)
      .where('c.outcome', '=', 'toReview')
      .where('c.review_reason', '=', 'secondPayment')
      // What a machine or a file told of before its slip came is named by them, and not by hand.
      .where('o.decided_by', 'is not', null)
      .where(sql<boolean>`not exists (select from terminal_slip x where x.charge_id = c.id)`)
      .where(
        sql<boolean>`not exists (select from charge e left join terminal_slip x on x.charge_id = e.id where e.payment_id = c.payment_id
        and e.amount_cents = c.amount_cents and e.currency = c.currency and x.charge_id is null
        and (e.received_at, e.id) < (c.received_at, c.id))`,
      )
      .where(
        sql<boolean>`(select count(*) from statement_line n where n.payment_id = c.payment_id and n.amount_cents = c.amount_cents
          and n.state <> 'left') < (select count(*) from charge e where e.payment_id = c.payment_id
          and e.amount_cents = c.amount_cents and e.currency = c.currency and e.outcome <> 'sameMoney')`,
      )
      .orderBy('l.taken_at')
      .execute()
  )
}

export type LikeSlipRow = Awaited<ReturnType<typeof likeSlips>>[number]
