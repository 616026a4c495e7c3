import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Tables } from './tables/tables.ts'

/** A row's columns; what stands in one of JSON is given as it is. */
type Written<T extends keyof Tables> = { [Column in keyof Insertable<Tables[T]>]: Insertable<Tables[T]>[Column] | object }

/**
 * The beginning of a statement that writes many rows by one parameter: thousands of values of their own would cost memory and be
 * planned anew for each number of rows. Every row has the columns of the first; there is at least one.
 */
export function insertRows<T extends keyof Tables>(table: T, rows: readonly Written<T>[]): RawBuilder<unknown> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`
}
