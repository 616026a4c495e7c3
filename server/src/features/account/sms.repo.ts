import type { Selectable } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { SmsTable } from '../../database/tables.ts'

/** Keeps a message that is about to be sent; a repeated run finds it there. */
export async function insertSms(db: Db, row: Omit<Selectable<SmsTable>, 'ended_at'>): Promise<void> {
  await db
    .insertInto('sms')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Forgets who was written to, and keeps that something was sent. */
export async function forgetReceiver(db: Db, memberId: string): Promise<void> {
  await db.updateTable('sms').set({ member_id: null, mobile_last_four: '' }).where('member_id', '=', memberId).execute()
}

export async function findSmsState(db: Db, id: string): Promise<SmsTable['state'] | undefined> {
  return (await db.selectFrom('sms').select('state').where('id', '=', id).executeTakeFirst())?.state
}

export async function setSmsState(db: Db, id: string, state: SmsTable['state'], reference: string | null, at: Date): Promise<void> {
  await db.updateTable('sms').set({ state, provider_reference: reference, ended_at: at }).where('id', '=', id).execute()
}
