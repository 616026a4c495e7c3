import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { callServer } from '../fixtures/server/call-server.ts'

const password = 'Harbour7Crane'
/** The seed's people, one for each state. */
const mobiles = { active: '81000001', pending: '81000002', arrears: '81000003', inactive: '81000004' } as const

/** The seed's states, then those that walk something else: a journey, the card's proof, a membership's uses, all primitives. */
export const states = ['visitor', 'active', 'pending', 'arrears', 'inactive', 'journey', 'card', 'use', 'primitives'] as const
export type State = (typeof states)[number]
export type SignedInMember = OutputOf<typeof logIn>

const isSeeded = (state: State): state is keyof typeof mobiles => Object.hasOwn(mobiles, state)

/** Signs in the seed's member of a state; null for somebody without an account. */
export async function signInAs(base: string, state: State): Promise<SignedInMember | null> {
  if (!isSeeded(state)) return null
  return callServer(base, logIn, { areaCode: '+65', mobile: mobiles[state], password })
}
