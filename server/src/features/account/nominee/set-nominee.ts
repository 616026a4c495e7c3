import type { setNominee as endpoint } from '@mwc/contract/account/nominee/nominee.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { setNomineeInput } from '@mwc/contract/account/nominee/nominee.schemas'
import type { Language } from '@mwc/contract/language/language'
import type * as z from 'zod/mini'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { lockMemberRow } from '../people/members.repo.ts'
import { readMobile } from '../people/read-mobile.ts'
import { putNominee } from './nominee.repo.ts'

/** Names the nominee, in the place of an earlier one. An account that is closed meanwhile keeps nobody's name. */
export async function setNominee(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  memberId: string,
  { fullName, relation, areaCode, mobile }: z.infer<typeof setNomineeInput>,
  language: Language,
): Promise<OutputOf<typeof endpoint>> {
  const whole = readMobile({ areaCode, mobile }, language)
  return inTransaction(db, async (tx) => {
    const member = await lockMemberRow(tx, memberId)
    if (member.closed_at) throw new Refusal('account.unauthenticated')
    const named_at = toDate(clock.now())
    await putNominee(tx, { member_id: memberId, full_name: fullName, relation, area_code: areaCode, mobile: whole, named_at })
    return {}
  })
}
