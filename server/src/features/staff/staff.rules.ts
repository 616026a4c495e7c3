import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { StaffAct, StaffState } from '@mwc/contract/staff/staff-states'

/** Desk sessions last 12 hours, or until 30 minutes pass without a call. */
const sessionHours = 12
const idleMinutes = 30

/** Wrong log-ins that one caller may try at once in an hour; from then on one in so many seconds. */
export const logInsAnHour = 10
export const slowLogInSeconds = 60
/** Wrong authenticator codes a day with the right password. */
export const wrongTotpsADay = 20

/**
 * Whose tries a desk log-in counts among. A browser and an address that signed in before have their own, safe from strangers.
 * Others share those of the address, for all names; their wrong authenticator codes are shared by all strangers to the name.
 */
export function logInCounters({ name, address }: { name: string; address: string }, known: { browser: boolean; address: boolean }) {
  if (known.browser) return { logIns: `browser:${name}`, totps: `browser:${name}` }
  if (known.address) return { logIns: `place:${name}:${address}`, totps: `place:${name}:${address}` }
  return { logIns: `address:${address}`, totps: `any:${name}` }
}

/** The moments after which a desk session must have begun and been used to be alive. */
export function aliveAfter(now: Temporal.Instant): { begun: Temporal.Instant; used: Temporal.Instant } {
  return { begun: now.subtract({ hours: sessionHours }), used: now.subtract({ minutes: idleMinutes }) }
}

export function isDeskSessionAlive(
  session: { createdAt: Temporal.Instant; lastSeenAt: Temporal.Instant; ended: boolean },
  now: Temporal.Instant,
): boolean {
  const { begun, used } = aliveAfter(now)
  const isAfter = (at: Temporal.Instant, start: Temporal.Instant) => Temporal.Instant.compare(at, start) > 0
  return !session.ended && isAfter(session.createdAt, begun) && isAfter(session.lastSeenAt, used)
}

/** How an answer is named where calls are kept, by its HTTP status. */
export function outcomeOf(status: number): 'allowed' | 'refused' | 'failed' {
  if (status < 400) return 'allowed'
  return status < 500 ? 'refused' : 'failed'
}

/** What an account is: invited until its owner has set password and second factor by a link. */
export function staffStateOf({ disabled_at, password_hash }: { disabled_at: Date | null; password_hash: string | null }): StaffState {
  if (disabled_at) return 'disabled'
  return password_hash === null ? 'invited' : 'active'
}

/** A user name as it looks: signs that are taken for each other at a glance made one. */
export function lookOf(username: string): string {
  return username.replaceAll('0', 'o').replaceAll(/[1i]/g, 'l').replaceAll('rn', 'm').replaceAll('vv', 'w')
}

/** How many hours a link can be opened. */
export const linkHours = 72

/** Acts that would leave nobody who administers the desk, done to the last who does. */
const takesAdminAway: readonly StaffAct[] = ['role', 'newLink', 'disable']

const actsIn: Record<StaffState, readonly StaffAct[]> = {
  invited: ['role', 'newLink', 'disable'],
  active: ['role', 'newLink', 'endSessions', 'disable'],
  disabled: ['enable'],
}

/** Whether an administrator may do something with an account now, or why not. */
export function judgeStaffAct(
  act: StaffAct,
  { state, role }: { state: StaffState; role: StaffRole },
  activeAdmins: number,
): 'may' | 'staff.notNow' | 'staff.lastAdmin' {
  if (!actsIn[state].includes(act)) return 'staff.notNow'
  const isLast = state === 'active' && role === 'admin' && activeAdmins <= 1
  return isLast && takesAdminAway.includes(act) ? 'staff.lastAdmin' : 'may'
}
