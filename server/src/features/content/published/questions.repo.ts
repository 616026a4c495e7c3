import { questionSections } from '@mwc/contract/content/content-kinds'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../../database/database.ts'
import { type Asked, comesAfter, isOneOf, isShown } from './shown-items.repo.ts'

const sectionOrder = sql<number>`array_position(array[${sql.join(questionSections.map((section) => sql.lit(section)))}]::text[], section) * 100000 + position`

/** `found`: what a search found; null without one. */
type QuestionsAsked = Asked & { section: string | undefined; found: readonly string[] | null }

/** Questions by section and position. */
export async function pageOfQuestions(db: Db, { at, cursor, limit, section, found }: QuestionsAsked) {
  return db
    .selectFrom('question as item')
    .select(['item.id', 'item.section', 'item.texts', 'item.long_texts', 'item.whole_in', sectionOrder.as('key')])
    .where(isShown('item', at))
    .$if(section !== undefined, (query) => query.where(sql<SqlBool>`item.section = ${section}`))
    .$if(found !== null, (query) => query.where(isOneOf('item.id', found ?? [])))
    .$if(cursor !== undefined, (query) => query.where(comesAfter(sectionOrder, cursor ?? { key: 0, id: '' })))
    .orderBy('key')
    .orderBy('item.id')
    .limit(limit)
    .execute()
}
