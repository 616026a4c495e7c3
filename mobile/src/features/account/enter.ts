import type { SignedIn } from '@mwc/contract/account'
import { goTo, homePath, takeReturn } from '../../shared/navigation.ts'
import { signIn } from '../../shared/session.ts'
import { clearDraft } from './sign-up.draft.ts'

/** Signs in and goes back to where the reader was. */
export function enter(signedIn: SignedIn): void {
  const back = takeReturn()
  clearDraft()
  signIn(signedIn)
  goTo(back ?? homePath, { replace: true })
}
