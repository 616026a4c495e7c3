import type { DeskPhoneRequest } from '@mwc/contract/account/lost-phone/phone-request-desk.schemas'
import type { PhoneRequestState } from '@mwc/contract/account/lost-phone/phone-request-states'

/** Hours between the approval, of which the old number is told, and the move: time for the owner to object. */
const waitHours = 24
/** Days after which a request that nobody decided on, or that nobody finished, is over. */
const openDays = 30

type Stored = {
  state: 'waiting' | 'approved' | 'declined' | 'rejected' | 'done'
  askedAt: Temporal.Instant
  readyAt: Temporal.Instant | null
}

const hasPassed = (moment: Temporal.Instant, now: Temporal.Instant) => Temporal.Instant.compare(moment, now) <= 0

export function readyFrom(approvedAt: Temporal.Instant): Temporal.Instant {
  return approvedAt.add({ hours: waitHours })
}

/** The oldest moment of asking (or of being ready) at which a request is still open. */
export function openSince(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ hours: openDays * 24 })
}

/** Where a request stands now: staff's word, the wait after it, and its end by itself. */
export function phoneRequestState({ state, askedAt, readyAt }: Stored, now: Temporal.Instant): PhoneRequestState {
  if (state !== 'waiting' && state !== 'approved') return state
  if (hasPassed(readyAt ?? askedAt, openSince(now))) return 'lapsed'
  return state === 'approved' && readyAt && hasPassed(readyAt, now) ? 'ready' : state
}

/** What staff may still say of a request: yes once, no until the account has moved. */
export function actsOn(state: PhoneRequestState): DeskPhoneRequest['may'] {
  if (state === 'waiting') return ['approve', 'decline']
  return isOpenRequest(state) ? ['decline'] : []
}

/** Whether staff may still say yes or no, or the member no. */
export function isOpenRequest(state: PhoneRequestState): boolean {
  return state === 'waiting' || state === 'approved' || state === 'ready'
}
