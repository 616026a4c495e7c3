import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from '../database.ts'

/** Stands in a statement for a value that is given with each asking. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })

const texts = new Set<string>()

/** Whether a text is a prepared query's: there are as many of them as the code has. */
export function isPrepared(text: string): boolean {
  return texts.has(text)
}

/**
 * A statement that Kysely builds and compiles once, for what is asked with every call: building costs more than sending it.
 * @param build takes the values by name, as parameters only: they are not there yet. Another text is another statement
 */
export function prepareQuery<Values extends object, Row>(
  build: (db: Db, given: Values) => Compilable<Row>,
): (db: Db, given: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  const prepare = (db: Db) => {
    const query = build(db, placeholders as Values).compile()
    texts.add(query.sql)
    return query
  }
  return async (db, given) => {
    const query = (compiled ??= prepare(db))
    const values = given as Record<string, unknown>
    const parameters = query.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value))
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}
