import { sql } from 'kysely'
import type { Db } from '../../../database/database.ts'
import type { Point } from '../kinds/content.rules.ts'
import { type Asked, comesAfter, isShown, metresFrom } from './shown-items.repo.ts'

/** Places, the nearest first, else in their order. */
export async function pageOfPlaces(db: Db, { at, cursor, limit, near, onlyNets }: Asked & { near: Point | null; onlyNets: boolean }) {
  const metres = near ? metresFrom(near, 'item') : sql<number | null>`null::int`
  const key = near ? metres : sql<number>`item.position`
  return db
    .selectFrom('place as item')
    .select([
      'item.id',
      'item.kind',
      'item.texts',
      'item.whole_in',
      'item.address',
      'item.latitude',
      'item.longitude',
      'item.phone',
      'item.opening_hours',
      'item.has_nets',
    ])
    .select([metres.as('metres'), key.as('key')])
    .where(isShown('item', at))
    .$if(onlyNets, (query) => query.where('item.has_nets', '=', true))
    .$if(cursor !== undefined, (query) => query.where(comesAfter(key, cursor ?? { key: 0, id: '' })))
    .orderBy('key')
    .orderBy('item.id')
    .limit(limit)
    .execute()
}

export type PlaceRow = Awaited<ReturnType<typeof pageOfPlaces>>[number]
