import type { SmsPurpose } from '@mwc/contract/sms/sms-purposes'
import type { SmsState } from '@mwc/contract/sms/sms-states'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import type { DeskList } from '../../database/lists/page-of-list.ts'
import type { SmsTable } from '../../database/tables/sms-tables.ts'
import type { SmsStatus } from '../../ports/sms.ts'

export type SmsRow = Selectable<SmsTable>

/** Keeps a message that is to be sent and answers with what is kept of it; a repeated run finds the first one's row. */
export async function keepSms(
  db: Db,
  row: Pick<SmsRow, 'id' | 'member_id' | 'mobile_last_four' | 'purpose' | 'state' | 'created_at' | 'segments' | 'notification_id'> &
    Partial<Pick<SmsRow, 'broadcast_id'>>,
): Promise<SmsRow> {
  await db
    .insertInto('sms')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return db.selectFrom('sms').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow()
}

/** Notes that a message is being handed over now; false when it was before, or nothing is to be handed over any more. */
export async function beginHandingOver(db: Db, id: string): Promise<boolean> {
  const row = await db
    .updateTable('sms')
    .set({ state: 'handing', error_code: null })
    .where('id', '=', id)
    .where('state', 'in', ['due', 'failed'])
    .where('ended_at', 'is', null)
    .where('told_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Keeps how a hand-over went; it may outlive its job's time.
 * What the provider said meanwhile counts more, and its answer counts more than "unknown".
 */
export async function noteHandedOver(
  db: Db,
  id: string,
  {
    state,
    error,
    reference,
    endedAt,
  }: { state: 'taken' | 'failed' | 'skipped'; error: string | null; reference?: string; endedAt: Date | null },
): Promise<void> {
  await db
    .updateTable('sms')
    .set(({ ref, eb }) => ({
      state: eb.case().when('told_at', 'is', null).then(state).else(ref('state')).end(),
      error_code: eb.case().when('told_at', 'is', null).then(error).else(ref('error_code')).end(),
      ended_at: endedAt,
      ...(reference === undefined ? {} : { provider_reference: reference }),
    }))
    .where('id', '=', id)
    .$if(state !== 'taken', (query) => query.where('ended_at', 'is', null))
    .execute()
}

/** How far a message may be by the provider's earlier words for one about it to count: a late word never undoes a later one. */
const toldBefore: Record<SmsStatus['state'], SmsState[]> = { sent: [], failed: ['sent'], delivered: ['sent', 'failed'] }

/** Keeps the provider's word about a message; it counts more than what the server noted itself. */
export async function updateSmsStatus(db: Db, id: string, state: SmsStatus['state'], error: string | null, at: Date): Promise<void> {
  await db
    .updateTable('sms')
    .set({ state, error_code: error, told_at: at })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('told_at', 'is', null), eb('state', 'in', [...toldBefore[state], state])]))
    .execute()
}

const smsWithMember = (db: Db) =>
  db.selectFrom('sms').leftJoin('member', 'member.id', 'sms.member_id').selectAll('sms').select('member_number')
export type DeskSmsRow = Awaited<ReturnType<ReturnType<typeof smsWithMember>['execute']>>[number]

export const smsColumns = { at: { by: sql`s.created_at` } } as const
export type SmsColumn = keyof typeof smsColumns
/** `during`: from a moment until just before another. */
export type SmsFilter = {
  state?: SmsState | undefined
  purpose?: SmsPurpose | undefined
  during?: { from: Date; until: Date } | undefined
  memberId?: string | undefined
}

/** The messages that fit a filter. */
export function sentSms(db: Db, { state, purpose, during, memberId }: SmsFilter): DeskList<DeskSmsRow, SmsColumn> {
  const wanted = db
    .selectFrom('sms as s')
    .$if(state !== undefined, (query) => query.where('s.state', '=', state ?? 'failed'))
    .$if(purpose !== undefined, (query) => query.where('s.purpose', '=', purpose ?? ''))
    .$if(during !== undefined, (query) =>
      query.where('s.created_at', '>=', during?.from ?? new Date(0)).where('s.created_at', '<', during?.until ?? new Date(0)),
    )
    .$if(memberId !== undefined, (query) => query.where('s.member_id', '=', memberId ?? ''))
  return { wanted, id: sql`s.id`, columns: smsColumns, rowsOf: (on, ids) => smsWithMember(on).where('sms.id', 'in', ids).execute() }
}

export async function removeReceiver(tx: Tx, memberId: string): Promise<void> {
  await tx.updateTable('sms').set({ member_id: null, mobile_last_four: '' }).where('member_id', '=', memberId).execute()
}
