import type { ConsentKind } from '@mwc/contract/account/people/consent-kinds'
import type { Language } from '@mwc/contract/language/language'
import { inTransaction } from '../../../database/in-transaction.ts'
import { hourSeconds, secondsUntilNextWindow, takeAllowance } from '../../../database/take-allowance.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { insertConsents, latestConsents } from './consents.repo.ts'
import { lockMemberRow } from './members.repo.ts'

/** Rows stay as long as the account: a member who tries a switch out has enough, and comes back within the hour. */
const changesAnHour = 20

/**
 * Writes a consent given or withdrawn, with the version and the language of the wording that the phone showed. What stands
 * already, by the same wording, is no row. After 20 an hour: `request.tooMany`.
 */
export async function setConsent(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  memberId: string,
  { kind, given, wording }: { kind: ConsentKind; given: boolean; wording: string },
  language: Language,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const member = await lockMemberRow(tx, memberId)
    if (member.closed_at) throw new Refusal('account.unauthenticated')
    const now = clock.now()
    const last = (await latestConsents(tx, [memberId])).find((said) => said.kind === kind)
    if (last?.given === given && last.wording_version === wording) return
    if (!(await takeAllowance(tx, `consents:${memberId}`, changesAnHour, hourSeconds, now)))
      throw new Refusal('request.tooMany', { retryAfterSeconds: secondsUntilNextWindow(hourSeconds, now) })
    // By a clock that is behind the last word would stand before the one that it takes back.
    const at = new Date(Math.max(now.epochMilliseconds, (last?.at.getTime() ?? 0) + 1))
    await insertConsents(tx, memberId, { [kind]: given }, { wording, language, at })
  })
}
