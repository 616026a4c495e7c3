import { type Kysely, sql } from 'kysely'

/** What sealed a FIN, its format and key, is the part before the first dot: by it the sweep finds what is to be sealed anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index member_fin_mark on member (split_part(fin_cipher, '.', 1), id) where fin_cipher is not null`.execute(db)
}
