import { randomUUID } from 'node:crypto'
import type { Language } from '@mwc/contract/language/language'
import type { FoundMember } from '@mwc/contract/account/member-check/member-check.schemas'
import { type AreaCode, maskMobile } from '@mwc/contract/fields/mobile-number'
import { daySeconds } from '../../../database/take-allowance.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { dayOf, toDate } from '../../../ports/clock.ts'
import { readMembership } from '../../membership/read-membership.ts'
import { notifyMember } from '../../notifications/inbox/notify-member.ts'
import { maskName } from './member-check.rules.ts'
import { findByNumbers, insertCheck } from './member-checks.repo.ts'
import { readMobile } from '../people/read-mobile.ts'
import { requireAllowance } from '../proofs/require-allowance.ts'

const checksADay = 20

/**
 * Finds a member by mobile number and member number. Each look counts, found or not: 20 a day a member.
 * Keeps who was looked up. `membership.checkNotFound` does not say which of the two is wrong.
 */
export async function checkMember(
  deps: Pick<Dependencies, 'db' | 'clock' | 'queue' | 'encryption'>,
  userId: string,
  input: { areaCode: AreaCode; mobile: string; memberNumber: string },
  language: Language,
): Promise<FoundMember> {
  const { db, clock } = deps
  const now = clock.now()
  const mobile = readMobile(input, language)
  await requireAllowance(db, { key: `member-check:${userId}`, limit: checksADay, seconds: daySeconds }, now, 'membership.checkDayLimit')
  const found = await findByNumbers(db, mobile, input.memberNumber)
  if (!found) throw new Refusal('membership.checkNotFound')
  const own = found.id === userId
  const { status, lastDay, checkedAt } = await readMembership(db, found.id, now)
  if (!own) await keepAndTell(deps, { userId, memberId: found.id }, now)
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

/** Keeps who looked whom up, and tells the member of it once a day of each who looked; not who it was. */
async function keepAndTell(
  deps: Pick<Dependencies, 'db' | 'clock' | 'queue' | 'encryption'>,
  { userId, memberId }: { userId: string; memberId: string },
  now: Temporal.Instant,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await insertCheck(tx, { id: randomUUID(), asked_by: userId, member_id: memberId, at: toDate(now) })
    await notifyMember(tx, deps, {
      memberId,
      kind: 'card',
      key: `looked-up:${deps.encryption.lookup('member-check', userId)}:${dayOf(now)}`,
      words: { text: 'lookedUp' },
      opens: 'card',
    })
  })
}
