import type { Lifetime } from '../../storage/lifetimes/storage-lifetimes.ts'
import { changeSession, getSession } from '../session.ts'
import { forgetPhone, forgetTab } from './forget.ts'

/** Whose session ended on this page by itself: what that member left here waits. */
let lastMember: string | null = null

/** Member number of whose things are here, as far as this page knows. */
export function memberHere(): string | null {
  return getSession().userInfo?.memberNumber ?? lastMember
}

function end(lives: readonly Lifetime[]): void {
  const { token, changePwd } = getSession()
  forgetPhone(...lives)
  // With the password changed the same person logs in again at once; a visitor may be typing.
  if (token !== null) forgetTab(lives, changePwd ? ['MOBILE_TEMP', 'SIGN_UP_DRAFT'] : [])
  changeSession({ token: null, userInfo: null, vipStatus: null })
}

/** The session is over: forgets what is the session's. What the member left unfinished waits until the next log-in. */
export function signOut(): void {
  lastMember = memberHere()
  end(['session'])
}

/** The member leaves this phone, by log-out or for good: forgets all that is not the phone's. */
export function forgetMember(): void {
  lastMember = null
  end(['session', 'member'])
}
