import { type Kysely, sql } from 'kysely'

/** Every page says what membership costs, so processes hold the plans on sale: see `held-read.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger plan_held after insert or update or delete or truncate on plan
    for each statement execute function tell_held()`.execute(db)
}
