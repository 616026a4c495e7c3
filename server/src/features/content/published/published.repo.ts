import type { InsurancePart } from '@mwc/contract/content/content-kinds'
import { sql, type SqlBool } from 'kysely'
import type { ContentSearchTable } from '../../../database/tables/content-tables.ts'
import type { Db } from '../../../database/database.ts'
import { type Asked, cardsOf, isShown } from './shown-items.repo.ts'

export type SearchedKind = Extract<ContentSearchTable['kind'], 'shop' | 'privilege' | 'question'>

/** What a search looks through of one kind. */
export async function listSearchable(db: Db, kind: SearchedKind): Promise<{ id: string; words: string }[]> {
  return db.selectFrom('content_search').select(['item_id as id', 'words']).where('kind', '=', kind).execute()
}
export type CardRow = Awaited<ReturnType<typeof listBanners>>[number]

/** The first banners. */
export async function listBanners(db: Db, at: Date, limit: number) {
  return cardsOf(db, 'banner', at).orderBy('item.position').orderBy('item.id').limit(limit).execute()
}

/** One published banner or news item with its page. */
export async function findPage(db: Db, table: 'banner' | 'news', id: string, at: Date) {
  return cardsOf(db, table, at)
    .select(['item.long_texts', 'item.link', 'picture.description as described'])
    .where('item.id', '=', id)
    .executeTakeFirst()
}

/** News, the newest first. */
export async function pageOfNews(db: Db, { at, cursor, limit }: Asked) {
  return cardsOf(db, 'news', at)
    .$if(cursor !== undefined, (query) =>
      query.where(sql<SqlBool>`(item.publish_from, item.id) < (${new Date(cursor?.key ?? 0)}::timestamptz, ${cursor?.id}::uuid)`),
    )
    .orderBy('item.publish_from', 'desc')
    .orderBy('item.id', 'desc')
    .limit(limit)
    .execute()
}

export type QuestionRow = Awaited<ReturnType<typeof listShownQuestions>>[number]

/** All published questions. */
export async function listShownQuestions(db: Db, at: Date) {
  return db
    .selectFrom('question as item')
    .select(['item.id', 'item.position', 'item.section', 'item.texts', 'item.long_texts', 'item.whole_in'])
    .where(isShown('item', at))
    .execute()
}

export type PlaceRow = Awaited<ReturnType<typeof listShownPlaces>>[number]

/** All published places. */
export async function listShownPlaces(db: Db, at: Date) {
  return db
    .selectFrom('place as item')
    .select(['item.id', 'item.position', 'item.kind', 'item.texts', 'item.whole_in', 'item.address', 'item.latitude', 'item.longitude'])
    .select(['item.phone', 'item.opening_hours', 'item.has_nets'])
    .where(isShown('item', at))
    .execute()
}

/** What is insured, the steps of a claim, and whom to call, each in its order; the first `most` of each. */
export async function listInsurance(db: Db, at: Date, most: number) {
  const numbered = sql`select id, row_number() over (partition by part order by position, id) as nth
    from insurance_item item where ${isShown('item', at)}`
  return cardsOf(db, 'insurance_item', at)
    .select([sql<InsurancePart>`item.part`.as('part'), sql<string | null>`item.phone`.as('phone'), 'picture.description as described'])
    .where(sql<SqlBool>`item.id in (select id from (${numbered}) numbered where nth <= ${most})`)
    .orderBy('item.position')
    .orderBy('item.id')
    .execute()
}

/** Grows with every change of content. */
export async function readVersion(db: Db): Promise<number> {
  return Number((await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version)
}

/** What is published from one moment to another. */
const published = ['banner', 'privilege', 'news', 'shop', 'place', 'question', 'insurance_item']

/** The next moment after `at` at which something that is shown begins or ends by itself. */
export async function nextTurn(db: Db, at: Date): Promise<Date | null> {
  const turns = published.flatMap((table) =>
    ['publish_from', 'publish_to'].map(
      (column) => sql`select min(${sql.ref(column)}) as turn from ${sql.table(table)} where ${sql.ref(column)} > ${at}`,
    ),
  )
  const { rows } = await sql<{ turn: Date | null }>`select min(turn) as turn from (${sql.join(turns, sql` union all `)}) turns`.execute(db)
  return rows[0]?.turn ?? null
}
