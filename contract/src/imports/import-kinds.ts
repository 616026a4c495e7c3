/** Takes a file's bytes as `text/csv`; its name, and its encoding once that was asked for, stand in the query. */
export const importsPath = '/desk/member-imports'

/** The most that a file may have. */
export const importLimits = { bytes: 32 * 1024 * 1024, rows: 200_000, columns: 100 } as const

/** Days that the rows of a file, and what was wrong with them, are kept after it was uploaded. */
export const importKeptDays = 7

/** From how many new members on their number is typed before they are made. */
export const countTypedFrom = 1_000

/** What a column can be of. */
export const importFields = [
  'fullName',
  'mobile',
  'fin',
  'birthDate',
  'nationality',
  'gender',
  'sector',
  'company',
  'occupation',
  'language',
  'firstDay',
  'lastDay',
  'months',
  'declaration',
  'membership',
  'marketingSms',
  'marketingMessaging',
  'marketingCall',
] as const
export type ImportField = (typeof importFields)[number]

/** What nobody becomes a member without; who is one already is found by the FIN alone. */
export const personFields = [
  'fullName',
  'mobile',
  'fin',
  'birthDate',
  'nationality',
  'gender',
  'sector',
  'company',
  'occupation',
] as const satisfies readonly ImportField[]

/**
 * What a file may change of a member who is there already, where staff say so. `term` adds one; `consents` only withdraws,
 * or says what nobody had said.
 */
export const importChanges = [
  'fullName',
  'birthDate',
  'nationality',
  'gender',
  'sector',
  'company',
  'occupation',
  'language',
  'term',
  'consents',
] as const
export type ImportChange = (typeof importChanges)[number]

/** `uploaded`: its columns are to be said; `checking`, `applying` go on by themselves; `checked`: what it would do is known. */
export const importStates = ['uploaded', 'checking', 'checked', 'applying', 'done', 'discarded'] as const
export type ImportState = (typeof importStates)[number]

/** What a reader may do with an import. */
export const importActs = ['check', 'apply', 'discard'] as const
export type ImportAct = (typeof importActs)[number]

/** Which of two numbers of a date is the day, where both could be. */
export const dateOrders = ['dayFirst', 'monthFirst'] as const
export type DateOrder = (typeof dateOrders)[number]

/** Which day a date that Excel left as a bare number counts from. */
export const serialBases = ['1900', '1904'] as const
export type SerialBase = (typeof serialBases)[number]

/** What the encoding of a file can be said to be. */
export const importEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'gb18030', 'big5'] as const
export type ImportEncoding = (typeof importEncodings)[number]

/** Why nothing of a file is taken. */
export const importFileFaults = ['encoding', 'empty', 'quotes', 'width', 'doubledColumn', 'tooManyColumns', 'tooManyRows'] as const
export type ImportFileFault = (typeof importFileFaults)[number]

/** What is wrong with a cell, or with its row. */
export const importProblems = [
  'required',
  'tooLong',
  'englishOnly',
  'mobile',
  'scientific',
  'lostZeros',
  'fin',
  'finLetter',
  'finSeries',
  'date',
  'shortYear',
  'otherTime',
  'age',
  'country',
  'choose',
  'yesOrNo',
  'mustTick',
  'months',
  'termIncomplete',
  'termDays',
  'termOverlaps',
  'doubled',
  'mobileTaken',
  'otherMobile',
  'finBlocked',
  'closed',
  'deactivated',
  'meanwhile',
] as const
export type ImportProblem = (typeof importProblems)[number]
