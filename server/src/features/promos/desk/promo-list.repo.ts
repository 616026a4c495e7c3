import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import type { listPromos } from '@mwc/contract/promos/promo-desk.calls'
import type { PromoPhase } from '@mwc/contract/promos/promo-kinds'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../../../database/database.ts'
import type { DeskList } from '../../../database/lists/page-of-list.ts'
import type { Promo } from '../promo.rules.ts'
import { findPromos } from '../promos.repo.ts'

const promoColumns = { startsAt: { by: sql`p.starts_at` }, endsAt: { by: sql`p.ends_at` }, code: { by: sql`p.code` } } as const
export type PromoColumn = keyof typeof promoColumns

export type PromoFilter = Pick<InputOf<typeof listPromos>, 'search' | 'phase' | 'batchId'> & { ids?: string[] | undefined }

/** The same as `deskPhaseOf`; a test holds the two against each other. */
function isIn(phase: PromoPhase, at: Date): RawBuilder<SqlBool> {
  if (phase === 'ended') return sql`p.ends_at <= ${at}`
  if (phase === 'upcoming') return sql`p.ends_at > ${at} and p.starts_at > ${at}`
  const isUsedUp = sql`p.total_limit is not null and p.used >= p.total_limit`
  return sql`p.ends_at > ${at} and p.starts_at <= ${at} and ${phase === 'usedUp' ? isUsedUp : sql`not (${isUsedUp})`}`
}

/** The codes that fit a filter, at a moment. A code of a batch is found by its batch, its beginning or its id. */
export function promos(db: Db, { search = '', phase, batchId, ids }: PromoFilter, at: Date): DeskList<Promo, PromoColumn> {
  const beginning = search.toUpperCase().replaceAll(/[^A-Z0-9-]/g, '')
  const isSingle = search === '' && batchId === undefined && ids === undefined
  const wanted = db
    .selectFrom('promo as p')
    .$if(isSingle, (query) => query.where('p.batch_id', 'is', null))
    // Every code begins with nothing.
    .$if(search !== '', (query) => query.where(beginning === '' ? sql<SqlBool>`false` : sql<SqlBool>`p.code like ${`${beginning}%`}`))
    .$if(batchId !== undefined, (query) => query.where('p.batch_id', '=', batchId ?? ''))
    .$if(phase !== undefined, (query) => query.where(isIn(phase ?? 'ended', at)))
  return { wanted, isSearch: search !== '', id: sql`p.id`, columns: promoColumns, rowsOf: findPromos }
}
