import { goTo, rememberReturn } from '../../shared/navigation/navigation.ts'
import { getSession } from '../../shared/session/session.ts'
import { decideEntry } from './gate.rules.ts'
import type { GateAnswer, GateQuestion } from './gate.rules.ts'
import { routeShownAt } from './find-route.ts'
import { blockedPath, logInPath } from '../../paths/paths.ts'

/** Asks the gate about a path (with its query) for the session as it is. Anybody may see that an address has no route. */
export function askGate(path: string, moment: GateQuestion['moment'], { token, vipStatus } = getSession()): GateAnswer {
  const route = routeShownAt(path)
  const hasProof = new URLSearchParams(path.split('?')[1]).has('proof')
  return decideEntry({ route, hasProof, signedIn: token !== null, vipStatus, moment })
}

/** Goes where the gate sends; nowhere on `enter`. */
export function followGate(answer: GateAnswer, path: string): void {
  if (answer === 'my-page') goTo(blockedPath(Date.now()), { replace: true })
  if (answer !== 'login') return
  rememberReturn(path)
  goTo(logInPath, { replace: true })
}
