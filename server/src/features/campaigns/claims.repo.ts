import { randomUUID } from 'node:crypto'
import type { Expression, Insertable } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import { type Alongside, selectAsJson } from '../../database/reads/alongside.ts'
import { prepareQuery } from '../../database/reads/prepare-query.ts'
import type { VoucherTable } from '../../database/tables/campaign-tables.ts'

const claims = (db: Db, memberId: string | Expression<string>) =>
  db
    .selectFrom('campaign_claim')
    .select('campaign_id')
    .where((eb) =>
      eb.or([
        eb('member_id', '=', memberId),
        eb('person', '=', eb.selectFrom('member').select('fin_hash').where('member.id', '=', memberId)),
      ]),
    )

const claimed = prepareQuery((db, { memberId }: { memberId: string }) => claims(db, memberId))

/** The same as `claimedCampaigns`: asked alongside who asks. */
export const selectClaims: Alongside<{ campaign_id: string }[]> = (db, memberId) => selectAsJson(claims(db, memberId))

/** The campaigns that a member has claimed, under this account or an earlier one of the same person. */
export async function claimedCampaigns(db: Db, memberId: string): Promise<Set<string>> {
  const rows = await claimed(db, { memberId })
  return new Set(rows.map(({ campaign_id }) => campaign_id))
}

/** Writes a claim. A second one of a person breaks a unique index. */
export async function insertClaim(
  tx: Tx,
  claim: { id: string; campaignId: string; memberId: string; person: string; termId: string | null; at: Date },
): Promise<void> {
  const { id, campaignId, memberId, person, termId, at } = claim
  await tx.insertInto('campaign_claim').values({ id, campaign_id: campaignId, member_id: memberId, person, term_id: termId, at }).execute()
}

export async function insertVoucher(tx: Tx, voucher: Omit<Insertable<VoucherTable>, 'id' | 'used_at'>): Promise<void> {
  await tx
    .insertInto('voucher')
    .values({ id: randomUUID(), ...voucher })
    .execute()
}

/** What a member claimed, with the voucher or the term that it gave, newest first. */
export async function listClaims(db: Db, memberId: string) {
  return db
    .selectFrom('campaign_claim as k')
    .innerJoin('campaign as c', 'c.id', 'k.campaign_id')
    .leftJoin('voucher as v', 'v.claim_id', 'k.id')
    .leftJoin('term as t', (join) => join.onRef('t.id', '=', 'k.term_id').on('t.voided_at', 'is', null))
    .select(['k.id', 'k.campaign_id', 'k.at', 'c.name', 'c.text', 'c.picture', 'c.reward_kind'])
    .select(['v.name as voucher_name', 'v.id as voucher_id', 'v.terms as voucher_terms', 'v.used_at'])
    .select(['v.first_day as voucher_first', 'v.last_day as voucher_last', 't.first_day as term_first', 't.last_day as term_last'])
    .select((eb) => eb.selectFrom('term').select('months').whereRef('term.id', '=', 'k.term_id').as('months'))
    .where('k.member_id', '=', memberId)
    .orderBy('k.at', 'desc')
    .orderBy('k.id')
    .execute()
}
export type ClaimRow = Awaited<ReturnType<typeof listClaims>>[number]
