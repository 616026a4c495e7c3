import { randomUUID } from 'node:crypto'
import type { Language } from '@mwc/contract/language/language'
import type { FoundMember } from '@mwc/contract/account/member-check/member-check.schemas'
import { type AreaCode, maskMobile } from '@mwc/contract/fields/mobile-number'
import { daySeconds } from '../../../database/take-allowance.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Parts } from '../../../dependencies.ts'
import { dayOf, toDate } from '../../../ports/clock.ts'
import { wordsIn } from '../../../words/server-words.ts'
import { readMembership } from '../../membership/read-membership.ts'
import { notifyMember } from '../../notifications/inbox/notify-member.ts'
import { maskName } from './member-check.rules.ts'
import { findByNumbers, insertCheck } from './member-checks.repo.ts'
import { readMobile } from '../people/read-mobile.ts'
import { takeOrRefuse } from '../proofs/take-or-refuse.ts'

const checksADay = 20

/**
 * The member of a mobile number together with the member number on the card. Each look counts, found or not: 20 a day a member. Whom one
 * looked up is kept. Refuses with `membership.checkNotFound` whichever of the two does not fit.
 */
export async function checkMember(
  parts: Pick<Parts, 'db' | 'clock' | 'queue' | 'seal'>,
  askerId: string,
  input: { areaCode: AreaCode; mobile: string; memberNumber: string },
  language: Language,
): Promise<FoundMember> {
  const { db, clock } = parts
  const now = clock.now()
  const mobile = readMobile(input, language)
  await takeOrRefuse(db, { key: `member-check:${askerId}`, limit: checksADay, seconds: daySeconds }, now, 'membership.checkDayLimit')
  const found = await findByNumbers(db, mobile, input.memberNumber)
  if (!found) throw new Refusal('membership.checkNotFound')
  const own = found.id === askerId
  const { status, lastDay, checkedAt } = await readMembership(db, found.id, now)
  if (!own) await keepAndTell(parts, { askerId, memberId: found.id }, now)
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
  parts: Pick<Parts, 'db' | 'clock' | 'queue' | 'seal'>,
  { askerId, memberId }: { askerId: string; memberId: string },
  now: Temporal.Instant,
): Promise<void> {
  await inTransaction(parts.db, async (tx) => {
    await insertCheck(tx, { id: randomUUID(), asked_by: askerId, member_id: memberId, at: toDate(now) })
    await notifyMember(tx, parts, {
      memberId,
      kind: 'card',
      key: `looked-up:${parts.seal.lookup('member-check', askerId)}:${dayOf(now)}`,
      words: (language) => wordsIn(language).lookedUp,
      opens: 'card',
    })
  })
}
