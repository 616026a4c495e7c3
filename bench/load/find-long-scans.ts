import type pg from 'pg'
import type { Query } from './start-watched.ts'

/** Rows from which on a table is not read from end to end. */
const bigTable = 5000

type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] }

function scansIn(node: Node): string[] {
  const own = node['Node Type'].endsWith('Seq Scan') && node['Relation Name'] ? [node['Relation Name']] : []
  return [...own, ...(node.Plans ?? []).flatMap(scansIn)]
}

/** The big tables that PostgreSQL means to read from end to end for any of these statements, with the statement. */
export async function findLongScans(pool: pg.Pool, queries: readonly Query[]): Promise<{ table: string; sql: string }[]> {
  const { rows: tables } = await pool.query<{ relname: string; reltuples: number }>(
    `select relname, reltuples from pg_class where relkind = 'r' and reltuples > ${bigTable}`,
  )
  const big = new Set(tables.map(({ relname }) => relname))
  const byText = new Map(queries.map((query) => [query.sql, query]))
  const found: { table: string; sql: string }[] = []
  for (const { sql, parameters } of byText.values()) {
    if (!/^\s*(?:select|with)/i.test(sql)) continue
    const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (format json) ${sql}`, [...parameters])
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    for (const table of plan ? scansIn(plan) : []) if (big.has(table)) found.push({ table, sql })
  }
  return found
}
