import { type Kysely, sql } from 'kysely'

/** Each kind's table with the fields beside its texts that staff search in. */
const kinds = {
  shop: ['name', 'address'],
  privilege: [],
  banner: [],
  news: [],
  question: [],
  place: ['address'],
  insurance_item: [],
} as const

const writtenOf = (row: string, plain: readonly string[]) =>
  `lower(concat_ws(' ', (select string_agg(t.value, ' ') from jsonb_each(${row}.texts || ${row}.long_texts) f, jsonb_each_text(f.value) t),
    ${plain.map((field) => `${row}.${field}`).join(', ') || 'null'}))`

const statements = [
  `alter table content_search add column written text not null default ''`,
  `alter table content_search alter column written set storage external`,
  ...Object.entries(kinds).flatMap(([table, plain]) => [
    `create function ${table}_written() returns trigger language plpgsql as $$
      begin
        insert into content_search (item_id, kind, words, written) values (new.id, '${table}', '', ${writtenOf('new', plain)})
        on conflict (item_id) do update set written = excluded.written;
        return null;
      end $$`,
    `create trigger ${table}_written after insert or update of ${['texts', 'long_texts', ...plain].join(', ')} on ${table}
      for each row execute function ${table}_written()`,
    `insert into content_search (item_id, kind, words, written) select i.id, '${table}', '', ${writtenOf('i', plain)} from ${table} i
      on conflict (item_id) do update set written = excluded.written`,
  ]),
]

/** What the desk's search looks through is put together once, when it is written, also by the release before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
