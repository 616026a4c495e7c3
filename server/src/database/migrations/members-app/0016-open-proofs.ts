import { type Kysely, sql } from 'kysely'

/** Proofs are found by their number when a new password or number ends them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index mobile_proof_mobile on mobile_proof (mobile)`.execute(db)
}
