import { type Kysely, sql } from 'kysely'

const content = ['shop', 'privilege', 'banner', 'news', 'question', 'place', 'insurance_item']
const others = ['promo', 'campaign', 'maintenance_window', 'terminal']

/** Two of staff who edit the same record at once do not overwrite each other: an edit names the version that it saw. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of [...content, ...others])
    await sql`alter table ${sql.table(table)} add column version integer not null default 1`.execute(db)
}
