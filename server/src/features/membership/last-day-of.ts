import { lastDayOfTerm } from './membership.rules.ts'

/** The last day of a term of so many months from a day on, both `YYYY-MM-DD`. */
export const lastDayOf = (firstDay: string, months: number): string => lastDayOfTerm(Temporal.PlainDate.from(firstDay), months).toString()
