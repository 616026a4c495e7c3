import type { Lifetime, NameIn } from '../../storage/lifetimes/storage-lifetimes.ts'
import { readStored, writeStored } from '../../storage/storage.ts'
import { changeSession, getSession, type Session, setSessionFlags } from '../session.ts'
import { forgetPhone, forgetTab } from './forget.ts'

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

/** What stays in this tab as the session ends: with the password changed, or asked to, the same person logs in again at once. */
export function typedFor({ changePwd, lostKey }: Pick<Session, 'changePwd' | 'lostKey'>): NameIn<'sessionStorage'>[] {
  if (lostKey) return ['OWN_ACCOUNT_DRAFT']
  return changePwd ? ['MOBILE_TEMP', 'SIGN_UP_DRAFT'] : []
}

function end(lives: readonly Lifetime[]): void {
  const session = getSession()
  forgetPhone(lives)
  // A visitor may be typing.
  if (session.token !== null) forgetTab(lives, typedFor(session))
  changeSession({ token: null, sessionKey: null, userInfo: null, vipStatus: null })
}

/** The session is over: forgets what is the session's. What the member left unfinished waits until the next log-in. */
export function signOut(): void {
  writeStored('localStorage', 'LAST_MEMBER', memberHere())
  end(['session'])
}

/** The member leaves this phone, by log-out or for good: forgets all that is not the phone's. */
export function forgetMember(): void {
  setSessionFlags({ lostKey: false, loggedOut: null })
  end(['session', 'member'])
}
