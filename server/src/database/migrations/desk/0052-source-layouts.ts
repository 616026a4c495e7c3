import { type Kysely, sql } from 'kysely'

const statements = [
  `alter table statement_source add column version integer not null default 1`,
  `alter table statement_file add column layout_version integer not null default 1`,
  `create table statement_layout (
    source_id uuid not null references statement_source,
    version integer not null,
    layout jsonb not null,
    since timestamptz not null,
    primary key (source_id, version)
  )`,
  `insert into statement_layout (source_id, version, layout, since) select id, 1, layout, added_at from statement_source`,
  // A line that was read by another layout is known again by its text.
  `create index statement_line_raw on statement_line (source_id, md5(raw))`,
]

/** How a source's files are read can be changed: each way is kept, and each file says by which it was read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
