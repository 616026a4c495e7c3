import { type Kysely, sql } from 'kysely'

const tables = ['shop', 'privilege', 'banner', 'news', 'question', 'place', 'insurance_item']

const statements = [
  ...tables.flatMap((table) => [
    // Without a day on which it begins it is a draft, which nothing shows: no comparison with a moment holds.
    `alter table ${table} alter column publish_from drop not null`,
    `alter table ${table} add column archived_at timestamptz`,
    // Of texts that were made from an English one that has changed since: that one. The others are made from today's.
    `alter table ${table} add column made_from jsonb not null default '{}'`,
    // What is put away is over.
    `alter table ${table} add constraint ${table}_archived check (archived_at is null or publish_from is null or publish_to is not null)`,
  ]),
  `create table content_edit (
    item_id uuid not null,
    version integer not null,
    at timestamptz not null,
    staff_id uuid references staff,
    item jsonb not null,
    primary key (item_id, version)
  )`,
]

/** Content has drafts, an archive, its earlier versions, and knows which translations are older than their English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
