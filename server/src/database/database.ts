import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** The whole database, or a transaction on it: what every repo function takes first. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
