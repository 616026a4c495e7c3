import pg from 'pg'
import type { TableCount } from './manifest.ts'

/** Tables of ours and of the queue with their columns of whole numbers; what a crash may empty is left out. */
const tables = `
select n.nspname as schema, c.relname as name,
  array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    and a.atttypid in ('int2'::regtype, 'int4'::regtype, 'int8'::regtype) order by a.attname) as columns
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
order by 1, 2`

/** How many rows each table has in the caller's transaction, and what its whole numbers add up to. */
export async function countTables(client: pg.Client): Promise<TableCount[]> {
  const { rows } = await client.query<{ schema: string; name: string; columns: string[] }>(tables)
  const counts: TableCount[] = []
  for (const { schema, name, columns } of rows) {
    const quoted = columns.map((column) => pg.escapeIdentifier(column))
    const sums = quoted.map((column, i) => `coalesce(sum(${column}), 0)::text as s${i}`)
    const from = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
    const { rows: counted } = await client.query<Record<string, string>>(
      `select ${['count(*)::text as rows', ...sums].join(', ')} from ${from}`,
    )
    const [row = {}] = counted
    counts.push({
      table: `${schema}.${name}`,
      rows: row['rows'] ?? '0',
      sums: Object.fromEntries(columns.map((column, i) => [column, row[`s${i}`] ?? '0'])),
    })
  }
  return counts
}

/** A line for each table that holds something else than it should. */
export function differences(expected: readonly TableCount[], found: readonly TableCount[]): string[] {
  const lines: string[] = []
  const byName = new Map(found.map((count) => [count.table, count]))
  for (const { table, rows, sums } of expected) {
    const other = byName.get(table)
    if (other === undefined) lines.push(`${table} is missing`)
    else if (other.rows !== rows) lines.push(`${table} has ${other.rows} rows in place of ${rows}`)
    else
      for (const [column, sum] of Object.entries(sums))
        if (other.sums[column] !== sum) lines.push(`${table}.${column} adds up to ${other.sums[column]} in place of ${sum}`)
  }
  return lines
}
