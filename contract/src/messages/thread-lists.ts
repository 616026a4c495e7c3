/** `open` all that are open, of these `nobody` whom nobody has and `mine` the user's own; `closed` the others; `all` both. */
export const threadLists = ['open', 'nobody', 'mine', 'closed', 'all'] as const
export type ThreadList = (typeof threadLists)[number]

/** How long a member has waited for an answer: at all, longer than so many hours, or longer than staff mean to take (`late`). */
export const threadWaits = ['any', 'hour', 'fourHours', 'day', 'threeDays', 'late'] as const
export type ThreadWait = (typeof threadWaits)[number]

/** Hours of those that are so many. */
export const waitHours: Record<Exclude<ThreadWait, 'late'>, number> = { any: 0, hour: 1, fourHours: 4, day: 24, threeDays: 72 }

/** What a reader may do with a thread. */
export const threadActs = ['reply', 'assign', 'close', 'reopen'] as const
export type ThreadAct = (typeof threadActs)[number]

/** Over so many days, until now, it is counted how long answers took. */
export const answerPeriods = [7, 30] as const
