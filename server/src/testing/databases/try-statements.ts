import type { Client } from 'pg'

/** Columns of each table that have to be given: `not null`, and nothing comes by itself. */
async function neededColumns(client: Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(`
    select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' and is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'
    group by table_name`)
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

/** What an `insert` leaves out that its table needs; planning it does not tell. */
function leftOut(statement: string, needed: ReadonlyMap<string, string[]>): string[] {
  return [...statement.matchAll(/insert into "?(\w+)"?(?: as \w+)? \(([^)]*)\)/gi)].flatMap(([, table = '', columns = '']) => {
    const given = columns.split(',').map((column) => column.trim().replaceAll('"', ''))
    return (needed.get(table) ?? []).filter((column) => !given.includes(column)).map((column) => `${table}.${column} is needed`)
  })
}

/**
 * Has PostgreSQL plan statements on the present tables, in the client's transaction. Answers for each
 * with the kinds of its values, or why it would not run. Values are not seen: a stricter `check` is not found.
 */
export async function outcomes(client: Client, statements: readonly string[]): Promise<string[]> {
  const found: string[] = []
  await client.query('set local plan_cache_mode = force_generic_plan')
  const needed = await neededColumns(client)
  for (const statement of statements) {
    await client.query('savepoint before')
    try {
      await client.query(`prepare tried as ${statement}`)
      const { rows } = await client.query<{ kinds: string[] | null }>(
        `select parameter_types::text[] as kinds from pg_prepared_statements where name = 'tried'`,
      )
      const kinds = rows[0]?.kinds ?? []
      await client.query(`explain execute tried${kinds.length > 0 ? ` (${kinds.map(() => 'null').join(', ')})` : ''}`)
      found.push(`${[`takes ${kinds.join(', ')}`, ...leftOut(statement, needed)].join('; ')}: ${statement}`)
    } catch (error) {
      found.push(`${(error as Error).message}: ${statement}`)
    }
    await client.query('rollback to savepoint before')
    await client.query('deallocate all')
  }
  return found
}
