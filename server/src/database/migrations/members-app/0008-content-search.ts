import { type Kysely, sql } from 'kysely'

const searched = ['shop', 'privilege', 'question']

const statements = [
  `create table content_search (item_id uuid primary key, kind text not null, words text not null)`,
  // A search reads every row of a kind: its words stay in the row, not beside it, and are not packed.
  `alter table content_search alter column words set storage external`,
  `alter table content_search set (toast_tuple_target = 8160)`,
  ...searched.map((kind) => `insert into content_search select id, '${kind}', search from ${kind}`),
  `create index content_search_kind on content_search (kind)`,
  ...searched.map((kind) => `alter table ${kind} drop column search`),
]

/** What searches look through stands apart, so that lists do not read past it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
