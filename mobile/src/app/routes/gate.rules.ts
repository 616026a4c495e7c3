/** Who may open a route without the gate's look at vipStatus: `everyone` with or without a token, `member` with one. */
export type Entry = 'everyone' | 'member'

/**
 * How the gate treats a member whose vipStatus is not "1".
 * `gated`: sent to My Page. `exempt`: open when moving inside the app (the specification's exempt pages).
 * `always`: also open on launch and reload. `outside`: stands before the gate (maintenance).
 */
export type Exemption = 'gated' | 'exempt' | 'always' | 'outside'

export type GateQuestion = {
  route: { entry: Entry; exemption: Exemption; openWithProof?: boolean }
  /** Whether the address carries a member card's proof. */
  hasProof: boolean
  signedIn: boolean
  vipStatus: string | null
  /** `launch`: the page was just loaded. `move`: forward or back inside the app. */
  moment: 'launch' | 'move'
}

export type GateAnswer = 'enter' | 'login' | 'my-page'

/**
 * Decides whether a screen opens (specification, section 2).
 * A visitor without a token is sent to log in from what is not everybody's.
 * A member whose vipStatus is not "1" is sent to My Page; an unknown one is not let in either.
 * Such a member may move to the exempt pages, and open transaction-history and payment-uncollected at any time.
 */
export function decideEntry({ route, hasProof, signedIn, vipStatus, moment }: GateQuestion): GateAnswer {
  if (route.exemption === 'outside' || (route.openWithProof && hasProof)) return 'enter'
  if (!signedIn) return route.entry === 'everyone' ? 'enter' : 'login'
  if (vipStatus === '1' || route.exemption === 'always') return 'enter'
  return moment === 'move' && route.exemption === 'exempt' ? 'enter' : 'my-page'
}
