import { homePath } from '../../paths/paths.ts'
import { goTo } from '../../shared/navigation/navigation.ts'
import { forgetTab, forgetUnfinished } from '../../shared/session/changes/forget.ts'
import { typedFor } from '../../shared/session/changes/sign-out.ts'
import { followSession, getSession } from '../../shared/session/session.ts'

/**
 * Leaves nothing of one member to the next in this tab, whoever ended the session.
 * Where the same person is to log in again at once, what was typed for that stays.
 * When somebody else signs in, the former member's unfinished work goes as well, and this tab leaves that screen.
 */
export function followMember(): void {
  let session = getSession()
  let last = session.userInfo?.memberNumber
  followSession(() => {
    const before = session
    session = getSession()
    const isOver = before.token !== null && before.token !== session.token
    if (isOver) forgetTab(['session'], typedFor(session))
    const now = session.userInfo?.memberNumber
    if (now === undefined || now === last) return
    if (last !== undefined) {
      forgetUnfinished()
      // After a log-out this tab stands where a visitor may be.
      if (before.userInfo !== null) goTo(homePath, { replace: true })
    }
    last = now
  })
}
