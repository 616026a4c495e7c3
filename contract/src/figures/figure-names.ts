/**
 * What is counted of each day in Singapore: `flow` what happened on it, `stock` how many there were at its end.
 * A part parts a figure, such as a status or a method of payment.
 */
export const figureKinds = {
  /** Mobile numbers that a code to sign up with was asked for. */
  codesAsked: 'flow',
  /** Accounts opened, by the language of their declaration. */
  signUps: 'flow',
  /** Of them who began their first payment, and who first paid, by the same language. */
  starters: 'flow',
  newPayers: 'flow',
  /** Open accounts by status; by nationality and status, sector and status, month of joining and status. */
  status: 'stock',
  nationality: 'stock',
  sector: 'stock',
  cohort: 'stock',
  /** Accounts closed. */
  closed: 'flow',
  /** Singapore cents that came, by method and plan, and how often. */
  moneyIn: 'flow',
  arrivals: 'flow',
  /** Singapore cents that went back, by method. */
  moneyBack: 'flow',
  /** Singapore cents that payments wait for, by method, and how many wait. */
  waiting: 'stock',
  waitingCount: 'stock',
  /** Months given, by what they came from; months taken back. */
  months: 'flow',
  monthsVoided: 'flow',
  /** Singapore cents that codes were worth: free months at the price of the order, and what was taken off. */
  promoWorth: 'flow',
  /** Memberships that were paid for again, by month of joining. */
  renewals: 'flow',
  /** Uses at shops, of a privilege or a voucher; of them undone. */
  uses: 'flow',
  usesUndone: 'flow',
  /** Reminders sent, by stage; memberships paid for within two weeks after the last one. */
  reminders: 'flow',
  reminded: 'flow',
  /** Answers of staff by how long the member had waited. */
  answers: 'flow',
} as const

export type FigureName = keyof typeof figureKinds
export const figureNames = Object.keys(figureKinds) as FigureName[]

/** What the desk's pages ask for together. */
export const reports = {
  members: ['status', 'nationality', 'sector', 'signUps', 'closed'],
  money: ['moneyIn', 'arrivals', 'moneyBack', 'waiting', 'waitingCount'],
  cohorts: ['cohort', 'renewals'],
  promos: ['months', 'monthsVoided', 'promoWorth'],
  uses: ['uses', 'usesUndone'],
  reminders: ['reminders', 'reminded'],
  messages: ['answers'],
  funnel: ['codesAsked', 'signUps', 'starters', 'newPayers'],
} as const satisfies Record<string, readonly FigureName[]>

export type ReportName = keyof typeof reports
export const reportNames = Object.keys(reports) as ReportName[]

export const reportSteps = ['day', 'week', 'month'] as const
export type ReportStep = (typeof reportSteps)[number]

/** Steps that a report has at most. */
export const mostSteps = 130
