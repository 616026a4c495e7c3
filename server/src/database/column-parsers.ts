const [dateType, bigintType] = [1082, 20]

/** Column readers by PostgreSQL's type number. `date` stays `YYYY-MM-DD`: a moment would shift with the machine's zone. */
export const columnParsers: Record<number, (value: string) => unknown> = { [dateType]: (value: string) => value, [bigintType]: Number }
