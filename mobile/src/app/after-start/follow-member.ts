import { goTo, takeReturn } from '../../shared/navigation/navigation.ts'
import { followSession, getSession } from '../../shared/session/session.ts'
import { writeStored } from '../../shared/storage/storage.ts'
import { homePath } from '../../paths/paths.ts'

/** What this tab stores of a log-in and a sign-up: see `sign-up.draft.ts`, which need not be loaded. */
const signUpKeys = ['MOBILE_TEMP', 'SIGN_UP_DRAFT']
/** What it stores of starts without an answer: see `pending-start.store.ts`, `pending-use.store.ts`. */
const startKeys = ['PAYMENT_PENDING', 'USE_PENDING']

function forget(keys: string[]): void {
  for (const key of keys) writeStored('session', key, null)
}

async function forgetSignUp(): Promise<void> {
  forget(signUpKeys)
  // A page that has the code remembers them as well.
  const { changeDraft, clearDraft } = await import('../../features/account/draft/sign-up.draft.ts')
  changeDraft({ number: { areaCode: '+65', mobile: '' } })
  clearDraft()
  forget(signUpKeys)
}

/**
 * Leaves nothing of one member to the next in this tab. With a session, however it ended, goes what was typed to log in and to sign up; not
 * when the password was changed, for the same person logs in again. When another tab signs somebody else in, this one leaves the screen that
 * belonged to the member before, and where that one was to come back to.
 */
export function followMember(): void {
  let session = getSession()
  let last = session.userInfo?.memberNumber
  followSession(() => {
    const before = session
    session = getSession()
    if (before.token !== null && before.token !== session.token && !session.changePwd) forgetSignUp().catch(() => undefined)
    const now = session.userInfo?.memberNumber
    if (now === undefined || now === last) return
    if (last !== undefined) {
      takeReturn()
      forget(startKeys)
      // After a log-out this tab stands where a visitor may be.
      if (before.userInfo !== null) goTo(homePath, { replace: true })
    }
    last = now
  })
}
