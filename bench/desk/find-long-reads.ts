import type pg from 'pg'
import type { Query } from '../../server/src/testing/watched-server.ts'

type Ran = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Ran[]
}
/** What a statement read much of: a table, from end to end or by an index, or pages of all that it reads. */
export type LongRead = { of: string; rows: number; blocks: number; sql: string }

/** Rows from which on a table is large: a list sorts so many at most, and reads them all to do so. */
const large = 25_000
/** A list counts to 10,000; whoever filters what another order has in it reads a few times that. */
const mostRows = 60_000
/** Entries of an index without their rows, a hundred and more on a page, and rows that stand one after the other. */
const mostEntries = 150_000
/** Of 8 kB, found in memory or not. */
const mostBlocks = 60_000

/** Rows that each scan of a plan looked at, shown or not. */
function scansIn(node: Ran): { of: string; rows: number }[] {
  const of = node['Relation Name'] ?? node['Index Name']
  const looked = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const how = `by ${node['Node Type'].toLowerCase()}`
  const share = ['Bitmap Index Scan', 'Index Only Scan', 'Seq Scan'].includes(node['Node Type']) ? mostRows / mostEntries : 1
  const rows = Math.round(looked * node['Actual Loops'] * share)
  const own = node['Node Type'].endsWith('Scan') && of ? [{ of: `${of} ${how}`, rows }] : []
  return [...own, ...(node.Plans ?? []).flatMap(scansIn)]
}

/** Whether a plan reads most of a large table from end to end. @param rowsOf how many rows each large table has */
const readsWhole = (node: Ran, rowsOf: ReadonlyMap<string, number>): boolean => {
  const looked = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)
  const all = rowsOf.get(node['Relation Name'] ?? '') ?? Infinity
  return (node['Node Type'] === 'Seq Scan' && looked > all / 2) || (node.Plans ?? []).some((plan) => readsWhole(plan, rowsOf))
}

/** The statements that read much more than they show: each is run again and explained, whatever the machine does meanwhile. */
export async function findLongReads(
  client: pg.Client,
  queries: readonly Query[],
): Promise<{ long: LongRead[]; rows: number; blocks: number }> {
  const { rows: tables } = await client.query<{ relname: string; rows: number }>(
    `select relname, reltuples as rows from pg_class where relkind = 'r' and reltuples > $1`,
    [large],
  )
  const rowsOf = new Map(tables.map(({ relname, rows }) => [relname, rows]))
  const long: LongRead[] = []
  let [mostRead, blocksRead] = [0, 0]
  for (const { sql, parameters } of new Map(queries.map((query) => [query.sql, query])).values()) {
    if (!/^\s*(?:\/\*.*?\*\/\s*)?(?:select|with)/i.test(sql) || /for (?:update|share)|insert into/i.test(sql)) continue
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Ran }] }>(`explain (analyze, buffers, timing off, format json) ${sql}`, [
      ...parameters,
    ])
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    if (!plan) continue
    const blocks = plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
    const most = scansIn(plan).toSorted((a, b) => b.rows - a.rows)[0] ?? { of: 'nothing', rows: 0 }
    ;[mostRead, blocksRead] = [Math.max(mostRead, most.rows), Math.max(blocksRead, blocks)]
    if (most.rows > mostRows || blocks > mostBlocks || readsWhole(plan, rowsOf)) long.push({ ...most, blocks, sql })
  }
  return { long, rows: mostRead, blocks: blocksRead }
}
