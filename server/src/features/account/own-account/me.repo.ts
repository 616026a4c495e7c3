import type { ConsentKind } from '@mwc/contract/account/people/consent-kinds'
import type { PaymentState } from '@mwc/contract/payments/payment-kinds'
import { sql } from 'kysely'
import type { MemberOrderRow } from '../../../database/rows.ts'
import type { Alongside } from '../../../database/reads/alongside.ts'
import { endedWithQr } from '../../../database/selects/late-money.ts'
import { selectUnread } from '../../../database/selects/select-unread.ts'

/** What `me` tells beside the membership, of one member. */
export type MeRow = {
  /** The latest payment of the order that is open. */
  open_payment: { id: string; state: PaymentState; has_qr: boolean } | null
  /** The payment that ended last with a QR code, where none made months since. */
  late_payment: { id: string; ended_at: string } | null
  /** The latest payment whose money made months that stand, and when first: laid again for another payment they are no news. */
  paid_lately: { id: string; at: string } | null
  /** The payment whose money staff look at, that of the latest arrival: first one whose money may yet make its months. */
  reviewed_payment: { id: string; state: PaymentState; order_state: MemberOrderRow['state'] } | null
  /** The latest word on each consent that was ever asked. */
  consents: Partial<Record<ConsentKind, boolean>>
  /** Requests to move the account that nobody ended; some may be over by their age. */
  moves: { state: 'waiting' | 'approved'; asked_at: string; ready_at: string | null }[]
  /** Unread notifications, counted up to one more than the limit. */
  unread: number
}

/** Asked alongside who asks. */
export const selectMe: Alongside<MeRow> = (_db, memberId) => sql<MeRow>`json_build_object(
  'open_payment', (
    select json_build_object('id', p.id, 'state', p.state, 'has_qr', p.pay_number is not null) from payment p join member_order o on o.id = p.order_id
    where o.member_id = ${memberId} and o.state = 'open' order by p.attempt desc limit 1),
  'late_payment', (
    select json_build_object('id', e.id, 'ended_at', e.ended_at) from payment e
    where e.member_id = ${memberId} and ${endedWithQr('e')} order by e.ended_at desc limit 1),
  'paid_lately', (
    select json_build_object('id', p.id, 'at', t.created_at) from term t join payment p on p.id = t.payment_id
    where t.member_id = ${memberId} and t.source <> 'correction' and p.state = 'paid' and p.amount_cents > 0
      and exists (select from term s where s.payment_id = p.id and s.voided_at is null)
    order by t.created_at desc limit 1),
  'reviewed_payment', (
    select json_build_object('id', p.id, 'state', p.state, 'order_state', o.state) from charge c
    join payment p on p.id = c.payment_id join member_order o on o.id = p.order_id
    where p.member_id = ${memberId} and c.outcome = 'toReview' order by p.state = 'paid', c.received_at desc limit 1),
  'consents', (
    select coalesce(json_object_agg(kind, given), '{}') from (
      select distinct on (kind) kind, given from consent where member_id = ${memberId} order by kind, at desc) latest),
  'moves', (
    select coalesce(json_agg(json_build_object('state', state, 'asked_at', created_at, 'ready_at', ready_at)), '[]')
    from phone_request where member_id = ${memberId} and state in ('waiting', 'approved')),
  'unread', ${selectUnread(memberId)})`
