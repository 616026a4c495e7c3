import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import * as calls from '@mwc/contract/members/paper-request-desk.calls'
import type { PaperRequest } from '@mwc/contract/members/paper-request-desk.schemas'
import { paperRequestDays, type PaperRequestKind, type PaperRequestState } from '@mwc/contract/members/paper-request-kinds'

type Standing = { kind: PaperRequestKind; state: PaperRequestState; memberClosed: boolean }

/** The last day on which a request that came in on a day is answered in time. */
export function dueDayOf(receivedOn: Temporal.PlainDate): Temporal.PlainDate {
  return receivedOn.add({ days: paperRequestDays })
}

/** Whether a paper can have come in on a day: not later than today, nor more than a year ago. */
export function isReceivable(receivedOn: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(receivedOn, today) <= 0 && Temporal.PlainDate.compare(receivedOn, today.subtract({ years: 1 })) >= 0
}

/** Whether what was asked can be done; a file with data can be handed out again, as long as the account is there. */
export function isFinishable({ kind, state, memberClosed }: Standing): boolean {
  return state === 'open' || (kind === 'data' && state === 'done' && !memberClosed)
}

export function isDeclinable({ state }: Pick<Standing, 'state'>): boolean {
  return state === 'open'
}

/** What a role may do with a request, by the rules of the verbs. */
export function paperRequestActsFor(role: StaffRole, request: Standing): PaperRequest['may'] {
  const may: PaperRequest['may'] = []
  if (mayCall(calls.finishPaperRequest, role) && isFinishable(request)) may.push('finish')
  if (mayCall(calls.declinePaperRequest, role) && isDeclinable(request)) may.push('decline')
  return may
}
