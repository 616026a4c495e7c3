import { homePath } from '../../paths/paths.ts'
import { goTo } from '../../shared/navigation/navigation.ts'
import { forgetTab } from '../../shared/session/changes/forget.ts'
import { followSession, getSession } from '../../shared/session/session.ts'

/**
 * Leaves nothing of one member to the next in this tab, whoever ended the session.
 * After a password change, what was typed to log in stays: the same person logs in again.
 * When somebody else signs in, the former member's unfinished work goes as well, and this tab leaves that screen.
 */
export function followMember(): void {
  let session = getSession()
  let last = session.userInfo?.memberNumber
  followSession(() => {
    const before = session
    session = getSession()
    const isOver = before.token !== null && before.token !== session.token
    if (isOver) forgetTab(['session'], session.changePwd ? ['MOBILE_TEMP', 'SIGN_UP_DRAFT'] : [])
    const now = session.userInfo?.memberNumber
    if (now === undefined || now === last) return
    if (last !== undefined) {
      forgetTab(['member'])
      // After a log-out this tab stands where a visitor may be.
      if (before.userInfo !== null) goTo(homePath, { replace: true })
    }
    last = now
  })
}
