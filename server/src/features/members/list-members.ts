import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listMembers as endpoint } from '@mwc/contract/members/member-desk.calls'
import { type AskedPage, pageOfList } from '../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../dependencies.ts'
import { dayOf } from '../../ports/clock.ts'
import { deriveMembership } from '../membership/derive-membership.ts'
import { readSettings } from '../programme/read-settings.ts'
import { deskMembers, type MemberColumn, type MemberFilter } from './members.repo.ts'
import { memberRowView } from './members.views.ts'

/** A page of members that fit the filter, each with the state that its ledger makes of today. */
export async function listMembers(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  asked: AskedPage<MemberColumn> & MemberFilter,
): Promise<OutputOf<typeof endpoint>> {
  const settings = await readSettings(db)
  const now = clock.now()
  const today = dayOf(now)
  const arrearsSince = today.subtract({ days: Number(settings.arrearsDays) })
  const statusDays = { today: today.toString(), arrearsSince: arrearsSince.toString() }
  const how = { statusDays, byIds: asked.ids !== undefined, isDownwards: asked.sort.startsWith('-') }
  const list = await deskMembers(db, asked, how)
  const { rows, ...counted } = await pageOfList(db, list, asked)
  return { rows: rows.map((row) => memberRowView(row, deriveMembership({ terms: row.terms, member: row }, settings, now))), ...counted }
}
