import type { ToldOutcome, ToldWay } from '@mwc/contract/notifications/notification-kinds'
import type { StateTone } from '../page/state-chip.tsx'

export const outcomeWords: Record<ToldOutcome, { tone: StateTone; word: string }> = {
  waiting: { tone: 'waiting', word: 'Not known yet' },
  sent: { tone: 'good', word: 'Sent' },
  delivered: { tone: 'good', word: 'Delivered' },
  failed: { tone: 'wrong', word: 'Failed' },
  skipped: { tone: 'over', word: 'Passed over' },
  none: { tone: 'over', word: 'No way' },
}

export const wayWords: Record<ToldWay, string> = { inbox: 'In the inbox', push: 'By push', sms: 'By SMS' }

const reasonWords: Record<string, string> = {
  closed: 'Account closed',
  deactivated: 'Account stopped by staff',
  renewed: 'Renewed meanwhile',
  changed: 'Membership changed',
  late: 'Too late to be of use',
  fault: 'A fault of the server',
  noPhone: 'No phone takes push',
  noConsent: 'No consent to SMS',
  noNumber: 'No mobile number',
  seen: 'Read before',
  signedOut: 'Phone signed out',
  gone: 'Phone gives its address no more',
  calledOff: 'Broadcast cancelled',
  expired: 'Too late to be of use',
  budget: 'The day’s budget was spent',
  unknown: 'Not known whether it was sent',
}

/** Why somebody was not reached: a name of ours in words, a provider's code as it is. */
export const reasonText = (reason: string): string => reasonWords[reason] ?? `Code ${reason}`
