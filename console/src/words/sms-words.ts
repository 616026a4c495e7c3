import type { SmsPurpose } from '@mwc/contract/sms/sms-purposes'
import type { SmsState } from '@mwc/contract/sms/sms-states'
import type { StateTone } from '../page/state-chip.tsx'

export const smsStateWords: Record<SmsState, { tone: StateTone; word: string }> = {
  due: { tone: 'waiting', word: 'Waits' },
  handing: { tone: 'waiting', word: 'Being handed over' },
  taken: { tone: 'info', word: 'Taken by the provider' },
  sent: { tone: 'info', word: 'Sent' },
  delivered: { tone: 'good', word: 'Delivered' },
  failed: { tone: 'wrong', word: 'Failed' },
  skipped: { tone: 'over', word: 'Not sent' },
}

const purposeWords: Record<SmsPurpose, string> = {
  'code.signUp': 'Code to sign up',
  'code.logIn': 'Code to log in',
  'code.forgetPassword': 'Code for a new password',
  'code.lostPhone': 'Code for a lost phone',
  'code.confirm': 'Code to confirm an act',
  'code.newMobile': 'Code for a new number',
  accountClosed: 'Account closed',
  mobileChanged: 'Number changed',
  moveAsked: 'Another phone was asked for',
  moveApproved: 'Another phone was approved',
  moveComing: 'Account moves to another phone',
  reminder: 'Reminder of the end',
  payment: 'Payment',
  news: 'Broadcast',
}

/** What an SMS is for. */
export const smsPurposeText = (purpose: string): string => purposeWords[purpose as SmsPurpose] ?? purpose

const notReached = 'The provider was not reached.'

/** The server's own names, faults of the line, and the provider's codes (Twilio's error dictionary). */
const errorWords: Record<string, string> = {
  expired: 'Too late: it was of no use any more.',
  budget: 'The notices of the day were spent; it stands in the inbox.',
  unknown: 'The server stopped while handing it over. It may have arrived.',
  ECONNREFUSED: notReached,
  ENOTFOUND: notReached,
  EAI_AGAIN: notReached,
  EHOSTUNREACH: notReached,
  ENETUNREACH: notReached,
  '429': 'The provider was too busy.',
  '503': 'The provider was too busy.',
  '20003': 'The provider did not accept our keys: tell whoever runs the server.',
  '20429': 'The provider was too busy.',
  '21211': 'This is no number that can be reached.',
  '21408': 'SMS to this country are switched off at the provider.',
  '21606': 'The sender’s name is not allowed: tell whoever runs the server.',
  '21610': 'The member answered STOP to an SMS.',
  '21612': 'The provider has no way to this number.',
  '21614': 'This is no mobile number.',
  '30001': 'Too much waited at the provider.',
  '30002': 'The account at the provider is suspended: tell whoever runs the server.',
  '30003': 'The phone was off or had no network.',
  '30004': 'The phone or its network blocked it.',
  '30005': 'The number is not in use any more.',
  '30006': 'This is no mobile number, or its network cannot be reached.',
  '30007': 'The network took it for spam.',
  '30008': 'The network gave no reason.',
  '30010': 'It would have cost more than the provider may take.',
}

/** A code of what went wrong with an SMS, in words, with the code. */
export function smsErrorText(code: string): string {
  const words = errorWords[code] ?? 'The provider gave a code that is not known here.'
  return /^\d/.test(code) || !(code in errorWords) ? `${words} (${code})` : words
}
