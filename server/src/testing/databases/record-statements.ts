import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { CompiledQuery, DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'

/**
 * `npm run record-statements` puts this into every test process: it writes down the server's statements to a database,
 * a line of JSON each, in one file a process below the folder RECORD_STATEMENTS.
 */
const folder = process.env.RECORD_STATEMENTS ?? ''
const seen = new Set<string>()
Error.stackTraceLimit = 60

/** Whether the nearest code of the tree that asks is the server's, not a test's or a scene's. */
function isAskedByServer(): boolean {
  const nearest = (new Error('who asks').stack ?? '')
    .split('\n')
    .find((line) => line.includes('/server/src/') && !line.includes(import.meta.filename))
  return nearest !== undefined && !/\/server\/src\/(?:testing\/|database\/migrations\/|adapters\/simulator\/|\S*\.test\.ts)/.test(nearest)
}

const anyDatabase = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
// Every database's executor inherits from this one, whatever is behind it.
const executor = Object.getPrototypeOf(Object.getPrototypeOf(anyDatabase.getExecutor())) as {
  executeQuery: (query: CompiledQuery, ...rest: unknown[]) => Promise<unknown>
}
const execute = executor.executeQuery
executor.executeQuery = function (query, ...rest) {
  if (!seen.has(query.sql) && isAskedByServer()) {
    seen.add(query.sql)
    appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(query.sql)}\n`)
  }
  return execute.call(this, query, ...rest)
}
