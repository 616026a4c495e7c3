import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { readMember as endpoint } from '@mwc/contract/members/member-desk.calls'
import type { Dependencies } from '../../dependencies.ts'
import { Refusal } from '../../http/refusal.ts'
import { deriveMembership } from '../membership/derive-membership.ts'
import { readSettings } from '../programme/read-settings.ts'
import { listMemberActs } from './acts/list-member-acts.ts'
import { listLedger } from './ledger.repo.ts'
import { findMember } from './members.repo.ts'
import { memberFactsView, memberRowView, termView } from './members.views.ts'

/** Rows of a section of a record that stand in the answer. */
const sectionRows = 100

/** One member's record, and what a role may do with it; refuses with `members.notFound`. */
export async function readMember(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  id: string,
  role: StaffRole,
): Promise<OutputOf<typeof endpoint>> {
  const [row, settings] = await Promise.all([findMember(db, id), readSettings(db)])
  if (!row) throw new Refusal('members.notFound')
  const now = clock.now()
  const membership = deriveMembership({ terms: row.terms, member: row }, settings, now)
  const terms = await listLedger(db, id, sectionRows)
  const { mayWithTerm, ...standing } = await listMemberActs({ db, clock }, row, role)
  const { lastDay } = membership
  return {
    ...memberRowView(row, membership),
    ...memberFactsView(row),
    ...standing,
    version: row.version,
    arrearsUntil:
      lastDay &&
      Temporal.PlainDate.from(lastDay)
        .add({ days: Number(settings.arrearsDays) })
        .toString(),
    ledger: {
      rows: terms.map((term) => ({ ...termView(term), may: mayWithTerm({ voided: term.voided_at !== null }) })),
      total: terms[0]?.found ?? 0,
      more: (terms[0]?.found ?? 0) > terms.length,
    },
  }
}
