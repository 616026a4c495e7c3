import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import {
  askForSecond,
  cancelBroadcast,
  confirmBroadcast,
  editBroadcast,
  scheduleBroadcast,
  sendBroadcast,
  testBroadcast,
} from '@mwc/contract/notifications/notification-desk.calls'
import type { Broadcast } from '@mwc/contract/notifications/notification-desk.schemas'
import { type BroadcastAct, membersForOne } from '@mwc/contract/notifications/notification-kinds'
import type { WireCall } from '@mwc/contract/endpoint/wire-call'

/** Hours since a broadcast ended, and seconds between counts until then. Providers report on an SMS for up to three days. */
const countEvery = [
  { hours: 1, seconds: 60 },
  { hours: 24, seconds: 1800 },
  { hours: 96, seconds: 6 * 3600 },
]
const whileSendingSeconds = 10

/** Seconds until a broadcast's outcome is counted again; null when it is final. @param endedAt null while it is being sent. */
export function secondsUntilNextCount(endedAt: Temporal.Instant | null, now: Temporal.Instant): number | null {
  if (endedAt === null) return whileSendingSeconds
  const hours = now.since(endedAt).total('hours')
  return countEvery.find((step) => hours < step.hours)?.seconds ?? null
}

/** Minutes since a time that is still taken for now: it was typed, looked at and sent. */
const typedMinutes = 5

/** Whether a time to send at is over. */
export function isPast(sendAt: Date, now: Temporal.Instant): boolean {
  return sendAt.getTime() < now.subtract({ minutes: typedMinutes }).epochMilliseconds
}

/** Whether one person alone may not send to so many. @param reached counted to one more than these. */
export const isForTwo = (reached: number | null): boolean => reached !== null && reached > membersForOne

type Stands = Pick<Broadcast, 'state' | 'needsSecond' | 'confirmedAt' | 'waitsSince' | 'writtenBy' | 'changedBy'>

/** Whether it has not begun: text, audience and time can still be changed. */
export const isToCome = ({ state }: Pick<Broadcast, 'state'>): boolean => state === 'draft' || state === 'scheduled'

/** Whether a second person has to confirm it before it is sent, and nobody has. */
export const isToConfirm = ({ needsSecond, confirmedAt, ...stands }: Pick<Broadcast, 'state' | 'needsSecond' | 'confirmedAt'>): boolean =>
  isToCome(stands) && needsSecond && confirmedAt === null

/** Whether somebody is a second person for it: neither who wrote it nor who changed it last. */
export const isSecond = ({ writtenBy, changedBy }: Pick<Broadcast, 'writtenBy' | 'changedBy'>, staffId: string): boolean =>
  writtenBy.id !== staffId && changedBy.id !== staffId

/** What somebody may do with a broadcast, by the rules of the verbs. */
export function broadcastActsFor({ role, staffId }: { role: StaffRole; staffId: string }, stands: Stands): BroadcastAct[] {
  const acts: [BroadcastAct, WireCall, boolean][] = [
    ['edit', editBroadcast, isToCome(stands)],
    ['send', sendBroadcast, isToCome(stands) && !isToConfirm(stands)],
    ['schedule', scheduleBroadcast, isToCome(stands) && !isToConfirm(stands)],
    ['cancel', cancelBroadcast, stands.state !== 'sent' && stands.state !== 'cancelled'],
    ['test', testBroadcast, isToCome(stands)],
    ['ask', askForSecond, isToConfirm(stands) && stands.waitsSince === null],
    ['confirm', confirmBroadcast, isToConfirm(stands) && isSecond(stands, staffId)],
  ]
  return acts.flatMap(([act, call, isOpen]) => (isOpen && mayCall(call, role) ? [act] : []))
}
