import type { WorkKind } from '@mwc/contract/work/work-kinds'

type Words = { name: string; none: string; explained: string; to?: string }

const address = (path: string, filter: object) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** What each kind of work is called, what its card says, and where it is done. */
export const workWords: Record<WorkKind, Words> = {
  paymentReviews: {
    name: 'Money to review',
    none: 'No money waits for a decision.',
    explained: 'Came with another amount, twice, or too late.',
    to: '/payment-reviews',
  },
  statementLines: {
    name: 'Lines of bank and NETS files',
    none: 'Every line has its payment.',
    explained: 'Money in a file that names no payment, or another amount, or waits for a second person.',
    to: address('/statement-lines', { onlyWaiting: true }),
  },
  phoneRequests: {
    name: 'Phone requests',
    none: 'Nobody waits to be seen about another phone.',
    explained: 'Members who lost the number that they signed in with.',
    to: address('/phone-requests', { onlyWaiting: true }),
  },
  paperRequests: {
    name: 'Requests on paper',
    none: 'No request for data or closing waits.',
    explained: 'For a copy of the data, or to close the account: due within 30 days.',
    to: address('/paper-requests', { state: 'open' }),
  },
  threads: {
    name: 'Messages',
    none: 'Everybody who wrote has an answer.',
    explained: 'Members who wrote and have no answer yet.',
    to: address('/threads', { which: 'open', waits: 'any' }),
  },
  broadcasts: {
    name: 'Broadcasts to confirm',
    none: 'No broadcast waits for a second person.',
    explained: 'To more than 10,000 members: somebody who did not write it confirms it first.',
    to: address('/broadcasts', { onlyWaiting: true }),
  },
  failedSms: {
    name: 'SMS that failed',
    none: 'All SMS of the last 24 hours went through.',
    explained: 'Of the last 24 hours: codes and notices that did not arrive.',
    to: address('/sms', { state: 'failed' }),
  },
  reminderDays: {
    name: 'Reminders that differ',
    none: 'Everybody who was to be reminded in the last week was told.',
    explained: 'Days of the last week on which somebody was not told.',
    to: '/reminders',
  },
  missingTranslations: {
    name: 'Translations to write',
    none: 'Everything that is shown is there in four languages.',
    explained: 'Items of which a text is missing in a language, or older than its English.',
    to: '/translations',
  },
  stuckJobs: {
    name: 'Stuck jobs',
    none: 'The server keeps up with its work.',
    explained: 'Work of the server that was given up, or that nobody takes.',
    to: '/health',
  },
}
