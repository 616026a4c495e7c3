import { type Kysely, sql } from 'kysely'

const statements = [
  `create table phone_report (
    id uuid primary key,
    day date not null,
    version text not null,
    kind text not null,
    hash text not null,
    what text not null,
    places text not null,
    route text not null,
    language text not null,
    told integer not null,
    slow integer not null default 0,
    poor integer not null default 0,
    last_at timestamptz not null,
    unique (day, version, kind, hash)
  )`,
  `create index phone_report_last on phone_report (last_at, id)`,
  `create index phone_report_kind on phone_report (kind, last_at, id)`,
]

/** What phones tell of faults and of slow pages, added up by day: no row says whose phone it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
