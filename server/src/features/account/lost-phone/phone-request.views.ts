import type { DeskPhoneRequest } from '@mwc/contract/account/lost-phone/phone-request-desk.schemas'
import type { listPhoneRequests } from '@mwc/contract/account/lost-phone/phone-request-desk.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { PhoneRequestState } from '@mwc/contract/account/lost-phone/phone-request-states'
import { sql } from 'kysely'
import type { Db } from '../../../database/database.ts'
import { toDate, toInstant } from '../../../ports/clock.ts'
import { openSince, phoneRequestState } from './phone-request.rules.ts'
import type { PhoneRequestRow } from './phone-requests.repo.ts'

/** Where a stored request stands now. */
export function stateOf(row: Pick<PhoneRequestRow, 'state' | 'created_at' | 'ready_at'>, now: Temporal.Instant): PhoneRequestState {
  return phoneRequestState({ state: row.state, askedAt: toInstant(row.created_at), readyAt: row.ready_at && toInstant(row.ready_at) }, now)
}

const requests = (db: Db) =>
  db
    .selectFrom('phone_request as r')
    .innerJoin('member as m', 'm.id', 'r.member_id')
    .leftJoin('staff as s', 's.id', 'r.decided_by')
    .selectAll('r')
    .select(['s.username', 'm.member_number', 'm.full_name', 'm.mobile', 'm.fin_last_four', 'm.nationality'])

function show(row: Awaited<ReturnType<ReturnType<typeof requests>['execute']>>[number], now: Temporal.Instant): DeskPhoneRequest {
  return {
    id: row.id,
    state: stateOf(row, now),
    askedAt: row.created_at.toISOString(),
    readyAt: row.ready_at?.toISOString() ?? null,
    newMobile: row.new_mobile,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.username,
    checked: row.checked,
    note: row.note,
    member: {
      id: row.member_id,
      memberNumber: row.member_number,
      fullName: row.full_name,
      mobile: row.mobile,
      finLastFour: row.fin_last_four,
      nationality: row.nationality,
    },
  }
}

/** One request as the desk sees it; undefined when there is none of this id. */
export async function viewPhoneRequest(db: Db, id: string, now: Temporal.Instant): Promise<DeskPhoneRequest | undefined> {
  const row = await requests(db).where('r.id', '=', id).executeTakeFirst()
  return row && show(row, now)
}

/** A page of requests: those that wait for staff first, the longest waiting first; then the others, newest first. */
export async function viewPhoneRequests(
  db: Db,
  { page, pageSize, onlyWaiting = false }: { page: number; pageSize: number; onlyWaiting?: boolean | undefined },
  now: Temporal.Instant,
): Promise<OutputOf<typeof listPhoneRequests>> {
  const since = toDate(openSince(now))
  const isWaiting = sql<boolean>`(r.state = 'waiting' and r.created_at > ${since})`
  const rows = await requests(db)
    .$if(onlyWaiting, (query) => query.where(isWaiting))
    .orderBy(isWaiting, 'desc')
    .orderBy(sql`case when ${isWaiting} then r.created_at end`)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await db
    .selectFrom('phone_request as r')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$if(onlyWaiting, (query) => query.where(isWaiting))
    .executeTakeFirstOrThrow()
  return { requests: rows.map((row) => show(row, now)), total: Number(total) }
}
