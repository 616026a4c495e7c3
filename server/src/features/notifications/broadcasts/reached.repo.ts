import { membersForOne } from '@mwc/contract/notifications/notification-kinds'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import { selectAlive } from '../../../database/selects/select-alive-sessions.ts'
import { type PartOfAccounts, type RangeOfAccounts, selectAudience } from '../../../database/selects/select-audience.ts'
import { plannedAnew } from '../../../database/statement-names.ts'
import type { BroadcastAudience } from '../../../database/tables/notification-tables.ts'
import { toDate } from '../../../ports/clock.ts'
import type { BroadcastRow } from './broadcasts.repo.ts'

type Moment = { now: Temporal.Instant; arrearsDays: number }

/** Everybody whom a broadcast reaches now, of all or of some accounts. */
function selectReached(audience: BroadcastAudience, moment: Moment & { among?: RangeOfAccounts | null }) {
  const { languages } = audience
  return sql`select * from (${selectAudience(audience, moment)}) a ${languages ? sql`where language in (${sql.join(languages)})` : sql``}`
}

export type Preview = { language: BroadcastLanguage; reached: number; with_push: number; with_sms: number }
type BroadcastLanguage = keyof BroadcastRow['title']

/** Whom a broadcast reaches now, of all or of some accounts, by language. */
export async function previewReached(
  db: Db,
  audience: BroadcastAudience,
  moment: Moment & { among: PartOfAccounts | null },
): Promise<Preview[]> {
  // Whom a filter leaves hangs on what it asks for: nearly all, or nobody.
  const { rows } = await sql<Preview>`${plannedAnew}
    select language, count(*)::int as reached,
      count(*) filter (where exists (
        select from push_subscription p join session s on s.token_hash = p.session_hash and ${selectAlive(toDate(moment.now))}
        where p.member_id = r.id
      ))::int as with_push,
      count(*) filter (where mobile is not null and (
        select c.given from consent c where c.member_id = r.id and c.kind = 'marketingSms' order by c.at desc limit 1
      ))::int as with_sms
    from (${selectReached(audience, moment)}) r group by language`.execute(db)
  return rows
}

/** How many a broadcast reaches now, counted to one more than one person alone may send to. */
export async function countReachedNow(db: Db, audience: BroadcastAudience, moment: Moment): Promise<number> {
  const { rows } = await sql<{ n: number }>`${plannedAnew}
    select count(*)::int as n from (select 1 from (${selectReached(audience, moment)}) r limit ${membersForOne + 1}) counted`.execute(db)
  return rows[0]?.n ?? 0
}

/** Writes down whom a broadcast reaches now of some accounts, or of all; answers how many. The broadcast's row must be locked. */
export async function insertReached(
  tx: Tx,
  { id, audience }: Pick<BroadcastRow, 'id' | 'audience'>,
  moment: Moment & { among: RangeOfAccounts | null },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into broadcast_member (broadcast_id, member_id, state)
    select ${id}::uuid, id, 'due' from (${selectReached(audience, moment)}) r`.execute(tx)
  return Number(numAffectedRows)
}

/** Says that all whom a broadcast reaches are written down. */
export async function beginSending(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('broadcast').set({ state: 'sending', began_at: at, count_at: at }).where('id', '=', id).execute()
}
