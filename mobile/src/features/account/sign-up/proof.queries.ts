import { RefusalError } from '../../../shared/server/call-errors.ts'
import { goTo } from '../../../shared/navigation/navigation.ts'
import { changeDraft } from '../draft/sign-up.draft.ts'
import { signUpPath } from '../../../paths/paths.ts'

/**
 * Does what needs the number's proof. If the server forgot it, the number is asked for again, and the screen says why.
 * All else is kept.
 */
export async function minding(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof RefusalError) || error.reason !== 'account.proofExpired') throw error
    changeDraft({ proof: null, lostProof: error.message })
    goTo(signUpPath(), { replace: true })
  }
}
