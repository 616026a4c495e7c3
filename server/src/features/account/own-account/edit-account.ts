import type { Dependencies } from '../../../dependencies.ts'
import { setWork } from '../people/members.repo.ts'

/** Changes where the member works; what is left out stays. */
export async function editAccount(
  { db }: Pick<Dependencies, 'db'>,
  memberId: string,
  { company, sector, occupation }: { company?: string | undefined; sector?: string | undefined; occupation?: string | undefined },
): Promise<void> {
  const given = Object.entries({ company, sector, occupation }).filter(([, value]) => value !== undefined)
  if (given.length > 0) await setWork(db, memberId, Object.fromEntries(given))
}
