import { type Kysely, sql } from 'kysely'

/** What published content is made of. A new picture stands in no item yet. */
const changes = {
  banner: 'insert or update or delete',
  news: 'insert or update or delete',
  // Every column but `used`: a use of a privilege shows in nothing that is held.
  privilege: `insert or delete or update of id, position, publish_from, publish_to, texts, long_texts, whole_in, created_at,
    picture_id, category, picked, member_limit, member_period, day_limit, total_limit`,
  shop: 'insert or update or delete',
  privilege_shop: 'insert or update or delete',
  place: 'insert or update or delete',
  question: 'insert or update or delete',
  insurance_item: 'insert or update or delete',
  content_search: 'insert or update or delete',
  picture: 'update or delete',
}

const statements = [
  // Once a transaction; the setting is forgotten with its end.
  `create function raise_content_version() returns trigger language plpgsql as $$ begin
    if coalesce(current_setting('mwc.content_raised', true), '') = '' then
      perform set_config('mwc.content_raised', 'yes', true);
      update content_version set version = version + 1;
    end if;
    return null;
  end $$`,
  ...Object.entries(changes).flatMap(([table, events]) => [
    // At the commit: what changes content at the same time waits for this one row at its very end, and holds up nobody.
    `create constraint trigger ${table}_content after ${events} on ${table}
      deferrable initially deferred for each row execute function raise_content_version()`,
    `create trigger ${table}_emptied after truncate on ${table} for each statement execute function raise_content_version()`,
  ]),
]

/** Whoever changes what published content is made of raises its version, by which every process hears of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
