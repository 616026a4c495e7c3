import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import { type Language, languages } from '@mwc/contract/language/language'
import { sql } from 'kysely'
import type { Db } from '../../../database/database.ts'
import type { DeskList } from '../../../database/lists/page-of-list.ts'
import { type Kind, kinds } from '../kinds/kinds.rules.ts'

type Unfinished = {
  id: string
  kind: ContentKind | 'picture'
  title: string
  publish_from: Date
  publish_to: Date | null
  archived_at: Date | null
  whole_in: Language[]
  made_from: Record<string, string>
}

const titleOf = ({ plain, texts }: Kind) => (plain.includes('name') ? sql`name` : sql`texts -> ${sql.lit(texts[0] ?? '')} ->> 'english'`)

const isShownOrWillBe = (now: Date) => sql`publish_from is not null and (publish_to is null or publish_to > ${now})`

const isUnfinished = sql`(jsonb_array_length(whole_in) < ${sql.lit(languages.length)} or made_from <> '{}')`

/** The pictures of such items, shown since the first of them, by what they show or else by what shows them. */
function unfinishedPictures(now: Date) {
  const uses = Object.values(kinds)
    .filter(({ hasPicture }) => hasPicture)
    .map(
      (kind) => sql`select picture_id, publish_from, ${titleOf(kind)} as title from ${sql.table(kind.table)} where ${isShownOrWillBe(now)}`,
    )
  return sql`select id, 'picture' as kind, coalesce(description ->> 'english', used_by) as title, publish_from, null::timestamptz as publish_to,
      null::timestamptz as archived_at, whole_in, made_from
    from picture
    join (select picture_id, min(publish_from) as publish_from, min(title) as used_by from (${sql.join(uses, sql` union all `)}) uses
      group by picture_id) used on used.picture_id = picture.id
    cross join lateral (select coalesce(jsonb_agg(language), '[]') as whole_in from jsonb_object_keys(description) language) described
    where ${isUnfinished}`
}

/** What is shown or will be, of all kinds and pictures, with a text that is missing in a language or older than its English. */
function unfinished(now: Date) {
  const parts = Object.entries(kinds).map(
    ([
      name,
      kind,
    ]) => sql`select id, ${sql.lit(name)} as kind, ${titleOf(kind)} as title, publish_from, publish_to, archived_at, whole_in, made_from
      from ${sql.table(kind.table)} where ${isShownOrWillBe(now)} and ${isUnfinished}`,
  )
  return sql<Unfinished>`(${sql.join([...parts, unfinishedPictures(now)], sql` union all `)})`.as('t')
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
