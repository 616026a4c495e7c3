import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a payment made months of a member since a moment. Looked up by member: without the offset PostgreSQL may go through
 * the terms of everybody since.
 */
export function isPaidSince(memberId: unknown, since: unknown): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from term as later where later.member_id = ${memberId} and later.created_at >= ${since}
      and later.payment_id is not null and later.voided_at is null offset 0)`
}

/** Whether a payment (`name` in the statement) ended with a QR code, by which money may come, and none made months since. */
export function endedWithQr(name: string): RawBuilder<boolean> {
  const column = (of: string) => sql.ref(`${name}.${of}`)
  return sql<boolean>`(${column('state')} in ('cancelled', 'expired') and ${column('pay_number')} is not null
    and not ${isPaidSince(column('member_id'), column('created_at'))})`
}
