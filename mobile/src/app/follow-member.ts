import { followSession, getSession } from '../shared/session.ts'
import { writeStored } from '../shared/storage.ts'

/** What this tab stores of a log-in and a sign-up: see `sign-up.draft.ts`, which need not be loaded. */
const signUpKeys = ['MOBILE_TEMP', 'SIGN_UP_DRAFT']

function forget(): void {
  for (const key of signUpKeys) writeStored('session', key, null)
}

async function forgetSignUp(): Promise<void> {
  forget()
  // A page that has the code remembers them as well.
  const { changeDraft, clearDraft } = await import('../features/account/sign-up.draft.ts')
  changeDraft({ number: { areaCode: '+65', mobile: '' } })
  clearDraft()
  forget()
}

/**
 * Leaves nothing of one member to the next in this tab. With a session, however it ended, goes what was typed to log in and to sign up; not
 * when the password was changed, for the same person logs in again.
 */
export function followMember(): void {
  let session = getSession()
  followSession(() => {
    const before = session
    session = getSession()
    if (before.token !== null && before.token !== session.token && !session.changePwd) forgetSignUp().catch(() => undefined)
  })
}
