import type { ColumnType } from 'kysely'

/** A day in Asia/Singapore, `YYYY-MM-DD` (the drivers are set not to turn dates into moments). */
export type Day = string

export type Moment = ColumnType<Date, Date, Date>

export type NullableText = ColumnType<string | null, string | null | undefined, string | null>

export type NullableMoment = ColumnType<Date | null, Date | null | undefined, Date | null>
