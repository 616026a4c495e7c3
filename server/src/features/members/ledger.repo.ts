import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { InEveryLanguage } from '@mwc/contract/language/language'

/** Terms of a member, voided ones too, the newest first. */
export function listLedger(db: Db, memberId: string, limit: number) {
  return db
    .selectFrom('term as t')
    .leftJoin('payment as p', 'p.id', 't.payment_id')
    .select(['t.id', 't.first_day', 't.last_day', 't.months', 't.source', 't.payment_id', 't.created_at', 't.voided_at', 't.void_reason'])
    .select(sql<boolean>`t.source = 'correction' and t.request_key is not null`.as('imported'))
    .select(['p.transaction_number', campaignOf('t.id').as('campaign'), sql<number>`count(*) over ()::int`.as('found')])
    .where('t.member_id', '=', memberId)
    .orderBy('t.first_day', 'desc')
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit)
    .execute()
}

/** The name of the campaign whose free months a term is. */
function campaignOf(termId: string): RawBuilder<InEveryLanguage | null> {
  return sql<InEveryLanguage | null>`(select c.name from campaign_claim g join campaign c on c.id = g.campaign_id
    where g.term_id = ${sql.ref(termId)} and g.member_id = t.member_id limit 1)`
}

export type LedgerRow = Awaited<ReturnType<typeof listLedger>>[number]
