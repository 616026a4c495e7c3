import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { downloadData as endpoint } from '@mwc/contract/account/own-account/own-account.calls'
import type { MemberUser } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { useConfirmation } from '../proofs/use-confirmation.ts'
import { checkConfirmation } from '../proofs/check-confirmation.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import { makeOwnDataFile } from './make-own-data-file.ts'

/** Everything that is kept of a member, as data and as a page in the reader's language. Spends the confirmation. */
export async function downloadData(
  deps: Dependencies,
  user: MemberUser,
  confirmation: string,
  language: Language,
): Promise<OutputOf<typeof endpoint>> {
  const { db, clock } = deps
  await checkConfirmation(deps, user, 'downloadData', confirmation)
  await inTransaction(db, (tx) => useConfirmation(tx, confirmation, clock.now()))
  return makeOwnDataFile(deps, user.memberId, language)
}
