import { type Kysely, sql } from 'kysely'

/** Places say whether a NETS machine stands there that takes the fee. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table place add column has_nets boolean not null default false').execute(db)
}
