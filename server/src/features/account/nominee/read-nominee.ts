import type { readNominee as endpoint } from '@mwc/contract/account/nominee/nominee.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Db } from '../../../database/database.ts'
import { findNominee } from './nominee.repo.ts'

/** The nominee as the member named them. */
export async function readNominee(db: Db, memberId: string): Promise<OutputOf<typeof endpoint>> {
  const row = await findNominee(db, memberId)
  if (!row) return { nominee: null }
  const { full_name: fullName, relation, area_code: areaCode, mobile } = row
  return { nominee: { fullName, relation, areaCode, mobile: mobile.slice(areaCode.length) } }
}
