import type pg from 'pg'
import type { Query } from '../../server/src/testing/watched-server.ts'

type Ran = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Ran[]
}
/** A table that a statement read from end to end, and how many of its rows. */
export type LongRead = { table: string; rows: number; sql: string }

/** Rows from which on a table is large. A list counts to 10,000: whoever finds these at once may read a few more. */
const large = 20_000
const readAtOnce = 30_000

function scansIn(node: Ran): { table: string; rows: number }[] {
  const own =
    node['Node Type'].endsWith('Seq Scan') && node['Relation Name']
      ? [{ table: node['Relation Name'], rows: (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] }]
      : []
  return [...own, ...(node.Plans ?? []).flatMap(scansIn)]
}

/** Where statements read much of a large table one row after the other: each is run again and explained. */
export async function findLongReads(client: pg.Client, queries: readonly Query[]): Promise<LongRead[]> {
  const { rows: tables } = await client.query<{ relname: string }>(`select relname from pg_class where relkind = 'r' and reltuples > $1`, [
    large,
  ])
  const big = new Set(tables.map(({ relname }) => relname))
  const found: LongRead[] = []
  for (const { sql, parameters } of new Map(queries.map((query) => [query.sql, query])).values()) {
    if (!/^\s*(?:select|with)/i.test(sql) || /for (?:update|share)|insert into/i.test(sql)) continue
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Ran }] }>(`explain (analyze, timing off, format json) ${sql}`, [
      ...parameters,
    ])
    const [plan] = rows
    if (plan)
      for (const scan of scansIn(plan['QUERY PLAN'][0].Plan))
        if (big.has(scan.table) && scan.rows > readAtOnce) found.push({ ...scan, sql })
  }
  return found
}
