import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import { type Language, languages } from '@mwc/contract/language/language'
import { sql } from 'kysely'
import type { Db } from '../../../database/database.ts'
import type { DeskList } from '../../../database/lists/page-of-list.ts'
import { type Kind, kinds } from '../kinds/kinds.rules.ts'

type Unfinished = {
  id: string
  kind: ContentKind
  title: string
  publish_from: Date
  publish_to: Date | null
  archived_at: Date | null
  whole_in: Language[]
  made_from: Record<string, string>
}

const titleOf = ({ plain, texts }: Kind) => (plain.includes('name') ? sql`name` : sql`texts -> ${sql.lit(texts[0] ?? '')} ->> 'english'`)

/** The items of all kinds that are shown or will be, with a text that is missing in a language or older than its English. */
function unfinished(now: Date) {
  const parts = Object.entries(kinds).map(
    ([
      name,
      kind,
    ]) => sql`select id, ${sql.lit(name)} as kind, ${titleOf(kind)} as title, publish_from, publish_to, archived_at, whole_in, made_from
      from ${sql.table(kind.table)}
      where publish_from is not null and (publish_to is null or publish_to > ${now})
        and (jsonb_array_length(whole_in) < ${languages.length} or made_from <> '{}')`,
  )
  return sql<Unfinished>`(${sql.join(parts, sql` union all `)})`.as('t')
}

/** The same by pages. */
export function unfinishedTranslations(db: Db, now: Date): DeskList<Unfinished, 'publishFrom'> {
  return {
    wanted: db.selectFrom(unfinished(now)),
    id: sql`t.id`,
    columns: { publishFrom: { by: sql`t.publish_from` } },
    rowsOf: (on, ids) => on.selectFrom(unfinished(now)).selectAll().where('t.id', 'in', ids).execute(),
  }
}

export const shownSince = sql<Date>`t.publish_from`

/** All of them, to be counted. */
export const allUnfinished = (db: Db, now: Date) => db.selectFrom(unfinished(now))
