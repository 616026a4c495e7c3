import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { keepPast } from '../../figures/keep-past.ts'
import { setWork } from '../people/members.repo.ts'

/** Changes where the member works; what is left out stays. */
export async function editAccount(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  memberId: string,
  { company, sector, occupation }: { company?: string | undefined; sector?: string | undefined; occupation?: string | undefined },
): Promise<void> {
  const given = Object.entries({ company, sector, occupation }).filter(([, value]) => value !== undefined)
  if (sector !== undefined) await keepPast(db, memberId, toDate(clock.now()))
  if (given.length > 0) await setWork(db, memberId, Object.fromEntries(given))
}
