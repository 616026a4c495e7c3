import type { SignedIn } from '@mwc/contract/account/sessions/sessions.schemas'
import { goTo, rememberReturn, takeReturn } from '../../../shared/navigation/navigation.ts'
import { clearDraft } from '../draft/sign-up.draft.ts'
import { homePath, newPwdPath } from '../../../paths/paths.ts'

/** On to where the reader was before the log-in, or Home. */
export function continueAfterLogIn(): void {
  goTo(takeReturn() ?? homePath, { replace: true })
}

/** Signs in and goes back to where the reader was; an account that staff imported gets its first password before. */
export async function finishLogIn(signedIn: SignedIn): Promise<void> {
  // With the calls: what asked for this answer has fetched it.
  const { signIn } = await import('../../../shared/session/changes/sign-in.ts')
  const back = takeReturn()
  clearDraft()
  signIn(signedIn)
  if (!signedIn.mustSetPassword) return goTo(back ?? homePath, { replace: true })
  if (back) rememberReturn(back)
  goTo(newPwdPath, { replace: true })
}
