import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import type { listDeskCampaigns } from '@mwc/contract/campaigns/campaign-desk.calls'
import type { CampaignPhase } from '@mwc/contract/campaigns/campaign-kinds'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../../../database/database.ts'
import { type DeskList, TooManyRows } from '../../../database/lists/page-of-list.ts'
import type { CampaignRow } from '../campaigns.repo.ts'

const campaignColumns = { startsAt: { by: sql`c.starts_at` }, endsAt: { by: sql`c.ends_at` } } as const
export type CampaignColumn = keyof typeof campaignColumns

export type CampaignFilter = Pick<InputOf<typeof listDeskCampaigns>, 'search' | 'phase'>

/** The same as `phaseOf`; a test holds the two against each other. */
function isIn(phase: CampaignPhase, at: Date): RawBuilder<SqlBool> {
  if (phase === 'ended') return sql`(c.ended_at is not null or c.ends_at <= ${at})`
  const isNotOver = sql`c.ended_at is null and c.ends_at > ${at}`
  return phase === 'open' ? sql`${isNotOver} and c.starts_at <= ${at}` : sql`${isNotOver} and c.starts_at > ${at}`
}

/** The campaigns that fit a filter at a moment: some hundreds in all the years. */
export function campaigns(db: Db, { search = '', phase }: CampaignFilter, at: Date): DeskList<CampaignRow, CampaignColumn> {
  const part = search.replaceAll(/\p{Cc}/gu, '').replaceAll(/[\\%_]/g, '\\$&')
  const wanted = db
    .selectFrom('campaign as c')
    .$if(part !== '', (query) =>
      query.where(sql<SqlBool>`exists (select 1 from jsonb_each_text(c.name) t where t.value ilike ${`%${part}%`})`),
    )
    .$if(phase !== undefined, (query) => query.where(isIn(phase ?? 'ended', at)))
  const rowsOf = (on: Db, ids: string[]) => on.selectFrom('campaign').selectAll().where('id', 'in', ids).execute()
  return { wanted, id: sql`c.id`, columns: campaignColumns, rowsOf }
}

const claims = (db: Db, ids: string[]) =>
  db
    .selectFrom('campaign_claim as k')
    .innerJoin('member as m', 'm.id', 'k.member_id')
    .leftJoin('voucher as v', 'v.claim_id', 'k.id')
    .select(['k.id', 'k.at', 'm.id as member_id', 'm.member_number', 'm.full_name', 'v.last_day', 'v.used_at'])
    .where('k.id', 'in', ids)
    .execute()
export type DeskClaimRow = Awaited<ReturnType<typeof claims>>[number]

const claimColumns = { at: { by: sql`k.at` } } as const
export type ClaimColumn = keyof typeof claimColumns

/** The claims of one campaign; of all of them there are too many. */
export function campaignClaims(
  db: Db,
  { campaignId, ids }: { campaignId?: string | undefined; ids?: string[] | undefined },
): DeskList<DeskClaimRow, ClaimColumn> {
  if (campaignId === undefined && ids === undefined) throw new TooManyRows()
  const wanted = db
    .selectFrom('campaign_claim as k')
    .$if(campaignId !== undefined, (query) => query.where('k.campaign_id', '=', campaignId ?? ''))
  return { wanted, id: sql`k.id`, columns: claimColumns, rowsOf: claims }
}
