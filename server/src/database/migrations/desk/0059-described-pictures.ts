import { type Kysely, sql } from 'kysely'

const statements = [
  // In English, and in what other languages it was written in; null until somebody has said what the picture shows.
  `alter table picture add column description jsonb`,
  // As items of content have it: of descriptions that were made from an English one that has changed since, that one.
  `alter table picture add column made_from jsonb not null default '{}'`,
  // What stays in sight where a place has another shape, in percent of its width and height: the middle until it is set.
  `alter table picture add column focus_x integer not null default 50 check (focus_x between 0 and 100)`,
  `alter table picture add column focus_y integer not null default 50 check (focus_y between 0 and 100)`,
  `alter table picture add column version integer not null default 1`,
]

/** Pictures say what they show, and what of them stays in sight. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
