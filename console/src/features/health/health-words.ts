import type { JobQueue } from '@mwc/contract/health/job-queues'
import type { ReportKind } from '@mwc/contract/phone-reports/report-kinds'

export const reportKindWords: Record<ReportKind, string> = {
  error: 'Fault of the app',
  csp: 'Stopped by the page’s policy',
  vital: 'How quick a page was',
}

/** What each kind of job is, and what another try of it does. */
export const queueWords: Record<JobQueue, { name: string; retry: string }> = {
  'sms.send': {
    name: 'SMS that somebody waits for',
    retry:
      'The SMS is handed to the provider once more, unless it was taken meanwhile. Codes are left out: whoever waited asks for another.',
  },
  'sms.notice': {
    name: 'SMS of reminders and notices',
    retry:
      'The SMS is handed to the provider once more, unless it was taken meanwhile, is too late by now, or was read in the inbox. None is sent twice.',
  },
  'payments.open': {
    name: 'Payments to open at a gateway',
    retry:
      'The gateway is asked once more to collect the payment, if that still waits. It has one number there, so it is never opened twice.',
  },
  'file.remove': { name: 'Files to remove', retry: 'The file is removed. One that is gone already stays gone.' },
}

/** What the server does by the clock. */
const sweepWords: Record<string, string> = {
  'data-life.rows': 'Deletes what is old enough',
  'data-life.accounts': 'Forgets accounts that nobody uses',
  'data-life.log': 'Lets old days of the log go',
  'data-life.photos': 'Removes files that nothing names',
  'sms.budgets': 'Looks at budgets of SMS',
  'sms.days': 'Counts SMS of earlier days',
  push: 'Sends push messages',
  broadcasts: 'Sends broadcasts',
  'broadcasts.count': 'Counts what became of broadcasts',
  reminders: 'Reminds of the end of a membership',
  'reminders.count': 'Counts what became of reminders',
  'push.forget': 'Forgets phones that signed out',
  'payments.reconcile': 'Asks gateways about payments',
  'payments.expire': 'Ends payments whose time is over',
  'payments.remind': 'Reminds of NETS payments that end',
  'statements.match': 'Matches lines of files',
  'campaigns.remind': 'Reminds of vouchers that end',
  'log.seal': 'Chains and signs the log',
  'figures.close': 'Counts the figures of a day',
  imports: 'Looks at files of members, and applies them',
  'seal.anew': 'Encrypts anew under the newest key',
}

export const sweepText = (name: string): string => sweepWords[name] ?? name

const faultWords: Record<string, string> = {
  ECONNREFUSED: 'nobody was reached',
  ENOTFOUND: 'nobody was reached',
  ETIMEDOUT: 'no answer in time',
  TimeoutError: 'no answer in time',
  RESTING: 'not asked: nobody was reached just before',
  GatewayAway: 'the gateway was not reached',
  GatewayRefused: 'the gateway refused it',
}

/** A code of what went wrong, in words where it has some. */
export const faultText = (code: string | null): string =>
  code === null ? 'no code was kept' : faultWords[code] ? `${faultWords[code]} (${code})` : code
