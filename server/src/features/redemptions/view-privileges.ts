import type { Language } from '@mwc/contract/language/language'
import type { Usable } from '@mwc/contract/redemptions/redemptions.schemas'
import type { Db } from '../../database/database.ts'
import { readPerson } from './person.repo.ts'
import { periodStart, standingOf } from './redemption.rules.ts'
import { limitsOf, privilegeView } from './redemptions.views.ts'
import { countUses, type PrivilegeRow } from './uses.repo.ts'

type Reader = { memberId: string; language: Language }

/** Privileges with what is left of each for a member today. */
export async function viewPrivileges(
  db: Db,
  { memberId, language }: Reader,
  rows: readonly PrivilegeRow[],
  today: Temporal.PlainDate,
): Promise<Usable[]> {
  const asked = rows.map((row) => ({ privilegeId: row.id, since: periodStart(row.member_period ?? 'ever', today).toString() }))
  const counts = await countUses(db, await readPerson(db, memberId), asked, today.toString())
  return rows.map((row) => {
    const count = counts.find(({ privilege_id }) => privilege_id === row.id)
    const used = { byMember: count?.by_member ?? 0, today: count?.today ?? 0 }
    return privilegeView(row, standingOf(limitsOf(row), used, today), language)
  })
}
