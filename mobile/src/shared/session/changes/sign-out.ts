import type { Lifetime } from '../../storage/lifetimes/storage-lifetimes.ts'
import { readStored, writeStored } from '../../storage/storage.ts'
import { changeSession, getSession, setSessionFlags } from '../session.ts'
import { forgetInTab, forgetPhone, forgetTab } from './forget.ts'

/** Tells two members apart without saying who one is: nothing of a member stays when the session is over. */
export function markOf(memberNumber: string): string {
  let hash = 0
  for (const sign of memberNumber) hash = Math.imul(hash, 31) + sign.charCodeAt(0)
  return `${hash}`
}

/** The mark of whose things are here: of whoever is signed in, else of whose session ended by itself. */
export function memberHere(): string | null {
  const { userInfo } = getSession()
  return userInfo ? markOf(userInfo.memberNumber) : readStored('localStorage', 'LAST_MEMBER')
}

function end(lives: readonly Lifetime[]): void {
  const { token, changePwd } = getSession()
  forgetPhone(...lives)
  // With the password changed the same person logs in again at once; a visitor may be typing.
  if (token !== null) forgetTab(lives, changePwd ? ['MOBILE_TEMP', 'SIGN_UP_DRAFT'] : [])
  changeSession({ token: null, sessionKey: null, userInfo: null, vipStatus: null })
}

/** The session is over: forgets what is the session's. What the member left unfinished waits until the next log-in. */
export function signOut(): void {
  writeStored('localStorage', 'LAST_MEMBER', memberHere())
  const { token, logInAgain } = getSession()
  end(['session'])
  // Ended from elsewhere, this phone may be in other hands.
  if (token !== null && logInAgain === null) forgetInTab('OWN_ACCOUNT_DRAFT')
}

/** The member leaves this phone, by log-out or for good: forgets all that is not the phone's. */
export function forgetMember(): void {
  setSessionFlags({ logInAgain: null })
  end(['session', 'member'])
}
