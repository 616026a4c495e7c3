const [dateType, bigintType] = [1082, 20]

/** How columns are read, by PostgreSQL's number of their type. `date` stays `YYYY-MM-DD`: as a moment it would shift with the machine's zone. */
export const columnParsers: Record<number, (value: string) => unknown> = { [dateType]: (value: string) => value, [bigintType]: Number }
