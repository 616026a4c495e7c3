import type { MemberStatus } from '@mwc/contract/membership/member-statuses'
import { sql } from 'kysely'
import type { PlanCode } from '@mwc/contract/membership/plan-codes'
import type { Db } from '../../database/database.ts'
import { prepareQuery } from '../../database/reads/prepare-query.ts'
import { plannedAnew } from '../../database/statement-names.ts'
import { selectTerms } from '../../database/selects/select-terms.ts'
import type { Audience } from '../../database/tables/campaign-tables.ts'
import { dayOf, toInstant } from '../../ports/clock.ts'
import { deriveMembership } from '../membership/derive-membership.ts'
import type { Settings } from '../programme/read-settings.ts'
import type { MemberFacts } from './campaign.rules.ts'
import { type PartOfAccounts, selectAudience } from '../../database/selects/select-audience.ts'

const memberFacts = prepareQuery((db, { memberId }: { memberId: string }) =>
  db
    .selectFrom('member as m')
    .select(['m.nationality', 'm.sector', 'm.created_at', 'm.deactivated_at', selectTerms('m.id').as('terms')])
    .select(
      sql<PlanCode | null>`(
        select o.plan_code from payment p join member_order o on o.id = p.order_id
        where p.member_id = m.id and p.state = 'paid' order by p.settled_at desc limit 1)`.as('plan'),
    )
    .where('m.id', '=', memberId),
)

/** What audiences are judged by, of one member now. */
export async function readMemberFacts(db: Db, memberId: string, settings: Settings, now: Temporal.Instant): Promise<MemberFacts> {
  const [member] = await memberFacts(db, { memberId })
  if (!member) throw new Error('There is no such member')
  const { status, deactivated } = deriveMembership({ terms: member.terms, member }, settings, now)
  const { nationality, sector, created_at, plan } = member
  return { status, deactivated, nationality, sector, joinedOn: dayOf(toInstant(created_at)), plan }
}

type Reached = {
  member_number: string
  full_name: string
  status: MemberStatus
  nationality: string
  sector: string
  created_at: Date
}

/** How many an audience reaches today, of all or of some accounts, and the newest of them. */
export async function findReached(
  db: Db,
  audience: Audience,
  { sample, ...asked }: { now: Temporal.Instant; arrearsDays: number; sample: number; among: PartOfAccounts | null },
): Promise<{ reached: number; sample: Reached[] }> {
  const reached = selectAudience(audience, asked)
  // Whom a filter leaves hangs on what it asks for: nearly all, or nobody.
  const count = await sql<{ n: number }>`${plannedAnew} select count(*) as n from (${reached}) r`.execute(db)
  const { rows } =
    await sql<Reached>`${plannedAnew} select member_number, full_name, status, nationality, sector, created_at from (${reached}) r order by created_at desc, member_number desc limit ${sample}`.execute(
      db,
    )
  return { reached: Number(count.rows[0]?.n ?? 0), sample: rows }
}

/** What the plans that are on sale cost, in Singapore cents. */
export async function pricesOnSale(db: Db): Promise<{ months: number; priceCents: number }[]> {
  return db.selectFrom('plan').select(['months', 'price_cents as priceCents']).where('active', '=', true).execute()
}
