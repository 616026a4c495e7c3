import { type Kysely, sql } from 'kysely'

const statements = [
  // What a picture shows, by language, and the point that stays in sight where it is cut, in hundredths from the top left corner.
  `alter table picture
    add column description jsonb,
    add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
    add column focus_y smallint not null default 50 check (focus_y between 0 and 100),
    add column version integer not null default 1`,
]

/** Pictures are described for whoever cannot see them, and cut around what matters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
