import type { SignedIn } from '@mwc/contract/account/sessions/sessions.schemas'
import { queryClient } from '../../server/query-client.ts'
import { writeStored } from '../../storage/storage.ts'
import { changeSession } from '../session.ts'
import { forgetPhone, forgetUnfinished } from './forget.ts'
import { markPhone } from './known-phone.ts'
import { refreshMember } from '../refresh-member.ts'
import { markOf, memberHere } from './sign-out.ts'

const keepSessionKey = async (name: string) => (await import('../keys/session-key.store.ts')).keepKey(name)

/** Keeps what signing in or up answered with. The password is never among it. Another member's things are forgotten before. */
export function signIn(signedIn: SignedIn): void {
  // A server of before says nothing of keys.
  const { token, sessionKey = null } = signedIn
  const before = memberHere()
  if (before !== null && before !== markOf(signedIn.user.memberNumber)) {
    // The new session's key lies beside the old one's since before it was offered: whatever ends the app here leaves it there.
    forgetPhone(['session', 'member'], sessionKey === null ? [] : ['SESSION_KEY'])
    forgetUnfinished()
  }
  queryClient.clear()
  markPhone(signedIn.token).catch(() => undefined)
  changeSession({ token, sessionKey, changePwd: false, lostKey: false, loggedOut: null })
  refreshMember(signedIn)
  writeStored('localStorage', 'SESSION_KEY', sessionKey)
  if (sessionKey !== null) void keepSessionKey(sessionKey).catch(() => undefined)
  // The last word: other tabs follow it, and by then find all that belongs to it.
  writeStored('localStorage', 'TOKEN_H5', token)
}
