import { RefusalError } from '../../../shared/server/call-errors.ts'
import { goTo } from '../../../shared/navigation/navigation.ts'
import { changeDraft } from '../draft/sign-up.draft.ts'
import { signUpPath } from '../../../paths/paths.ts'

/**
 * Does work that needs the proof of the number. When the server no longer knows the proof, the number is asked for again with everything
 * else kept; the screen there says why.
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
