import type { PlanNode, Query, Watched } from '../../server/src/testing/watched-server.ts'

/** Rows from which on a table is not read from end to end. */
const bigTable = 5000

function scansIn(node: PlanNode): string[] {
  const own = node['Node Type'].endsWith('Seq Scan') && node['Relation Name'] ? [node['Relation Name']] : []
  return [...own, ...(node.Plans ?? []).flatMap(scansIn)]
}

/**
 * The big tables that PostgreSQL means to read from end to end for any of these statements, with the statement. They are
 * explained, not run again.
 * @param rows from which on a table is big
 */
export async function findLongScans(
  { open, explain }: Watched,
  queries: readonly Query[],
  rows = bigTable,
): Promise<{ table: string; sql: string }[]> {
  const { rows: tables } = await open.executeSql(`select relname from pg_class where relkind = 'r' and reltuples > $1`, [rows])
  const big = new Set(tables.map((row) => String(row['relname'])))
  const byText = new Map(queries.map((query) => [query.sql, query]))
  const found: { table: string; sql: string }[] = []
  for (const query of byText.values()) {
    if (!/^\s*(?:\/\*.*?\*\/\s*)?(?:select|with|insert|update|delete)/i.test(query.sql)) continue
    for (const table of scansIn(await explain(query))) if (big.has(table)) found.push({ table, sql: query.sql })
  }
  return found
}
