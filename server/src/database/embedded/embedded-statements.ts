import { parse, type PGlite, protocol, type Results, type Transaction } from '@electric-sql/pglite'
import type { PGliteDialectConfig } from 'kysely'
import { StatementNames } from '../statement-names.ts'

/** What Kysely asks of an embedded database. */
type Asked = Exclude<PGliteDialectConfig['pglite'], (...given: never[]) => unknown>

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]
/** A statement that PostgreSQL read: the types of its values, and what says its columns, if it has any. */
type Statement = { name: string; types: number[]; columns: Message[] }

const { serialize } = protocol
const changesTables = /^\s*(?:alter|create|drop)\b/i

/**
 * Statements of the embedded database, said with as few messages as PostgreSQL's protocol takes, and by name when they repeat.
 * PGlite's own `query` says six for each, and has each read and planned anew: half of what a call costs.
 */
export class EmbeddedStatements implements Asked {
  readonly #pglite: PGlite
  readonly #names = new StatementNames()
  readonly #known = new Map<string, Statement>()

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  get closed(): boolean {
    return this.#pglite.closed
  }

  get ready(): boolean {
    return this.#pglite.ready
  }

  get waitReady(): Promise<void> {
    return this.#pglite.waitReady
  }

  close(): Promise<void> {
    return this.#pglite.close()
  }

  /** The statements of a transaction are said the same way. */
  transaction<T>(run: (tx: Awaited<Parameters<Parameters<Asked['transaction']>[0]>[0]>) => Promise<T>): Promise<T> {
    // oxlint-disable-next-line no-restricted-properties -- PGlite's own, below Kysely's
    return this.#pglite.transaction((tx: Transaction) =>
      run({ query: (text, values) => this.query(text, values), rollback: () => tx.rollback() }),
    )
  }

  /** Runs one statement; nobody else may be asking meanwhile. */
  async query<T>(text: string, values: readonly unknown[] = []): Promise<Results<T>> {
    const pglite = this.#pglite
    if (pglite.closed) throw new Error('The embedded database is closed')
    if (changesTables.test(text)) this.forget()
    return pglite.runExclusive(async () => {
      const { name, types, columns } = this.#known.get(text) ?? (await this.#read(text, values.length > 0))
      const sent = values.map((value, i) => this.#serialised(value, types[i] ?? 0))
      const said = await this.#say(serialize.bind({ statement: name, values: sent }), serialize.execute(), serialize.sync())
      return parse.parseResults([...columns, ...said], pglite.parsers)[0] as Results<T>
    })
  }

  /** Has every statement read again: what one gave before may be of other types since the tables changed. */
  forget(): void {
    this.#known.clear()
  }

  async #read(text: string, hasValues: boolean): Promise<Statement> {
    const name = (hasValues && this.#names.nameOf(text)) || ''
    const close = name === '' ? [] : [serialize.close({ type: 'S', name })]
    const said = await this.#say(...close, serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync())
    const columns = said.filter((message) => message.name === 'rowDescription')
    const statement = { name, types: parse.parseDescribeStatementResults(said), columns }
    if (name !== '') this.#known.set(text, statement)
    return statement
  }

  #serialised(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null
    return this.#pglite.serializers[type]?.(value) ?? String(value)
  }

  #say(...messages: Uint8Array[]): Promise<Message[]> {
    return this.#pglite.execProtocolStream(Buffer.concat(messages))
  }
}
