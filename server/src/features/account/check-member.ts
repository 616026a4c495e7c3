import { randomUUID } from 'node:crypto'
import type { Language } from '@mwc/contract/language'
import type { FoundMember } from '@mwc/contract/member-check'
import { type AreaCode, maskMobile } from '@mwc/contract/mobile-number'
import { daySeconds } from '../../database/take-allowance.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Parts } from '../../parts.ts'
import { toDate } from '../../ports/clock.ts'
import { readMembership } from '../membership/read-membership.ts'
import { maskName } from './member-check.rules.ts'
import { findByNumbers, insertCheck } from './member-checks.repo.ts'
import { readMobile } from './read-mobile.ts'
import { takeOrRefuse } from './take-account-allowance.ts'

const checksADay = 20

/**
 * The member of a mobile number together with the member number on the card. Each look counts, found or not: 20 a day a member. Whom one
 * looked up is kept. Refuses with `membership.checkNotFound` whichever of the two does not fit.
 */
export async function checkMember(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  askerId: string,
  input: { areaCode: AreaCode; mobile: string; memberNumber: string },
  language: Language,
): Promise<FoundMember> {
  const now = clock.now()
  const mobile = readMobile(input, language)
  await takeOrRefuse(db, { key: `member-check:${askerId}`, limit: checksADay, seconds: daySeconds }, now, 'membership.checkDayLimit')
  const found = await findByNumbers(db, mobile, input.memberNumber)
  if (!found) throw new Refusal('membership.checkNotFound')
  const own = found.id === askerId
  const { status, lastDay, checkedAt } = await readMembership(db, found.id, now)
  if (!own) await insertCheck(db, { id: randomUUID(), asked_by: askerId, member_id: found.id, at: toDate(now) })
  return {
    own,
    fullName: own ? found.full_name : maskName(found.full_name),
    mobile: own ? mobile : maskMobile(mobile),
    memberNumber: found.member_number,
    status,
    lastDay,
    checkedAt,
  }
}
