import type { Tx } from '../../../database/database.ts'
import type { MemberRow } from '../../../database/rows.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { wordsIn } from '../../../words/server-words.ts'
import { hasTerms } from '../../membership/has-terms.ts'
import { readSettings } from '../../programme/read-settings.ts'
import { queueSms } from '../../sms/queue-sms.ts'
import { keepClosedPerson } from '../people/closed-people.repo.ts'
import { forgetPerson } from './forget-person.ts'

type Needed = Pick<Dependencies, 'queue' | 'encryption' | 'clock'>

/**
 * Closes the account of a locked member for good. Name, number, FIN, birth date, work, photo and phones go.
 * Terms, payments and consents stay under a member number without a name.
 * The FIN's keyed hash stays, for limits "a person" and for a search to say "closed", with whether there were terms.
 */
export async function closeLockedAccount(tx: Tx, deps: Needed, member: MemberRow, at: Date): Promise<void> {
  const { fin_hash, other_fin_hash } = member
  if (fin_hash) await keepClosedPerson(tx, { fin_hash, other_fin_hash }, { hadTerms: await hasTerms(tx, member.id), at })
  await forgetPerson(tx, deps, member.id, at)
  if (member.mobile) await tellOfClosing(tx, deps, member, member.mobile)
}

/** The last word goes to the number that is let go: if it was not the member who closed, the member learns of it. */
async function tellOfClosing(tx: Tx, deps: Needed, { language }: MemberRow, mobile: string): Promise<void> {
  const { helpline } = await readSettings(tx)
  await queueSms(tx, deps, {
    to: mobile,
    text: wordsIn(language).sms.accountClosed({ helpline }),
    purpose: 'accountClosed',
    memberId: null,
  })
}
