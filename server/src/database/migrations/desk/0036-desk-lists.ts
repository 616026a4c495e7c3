import { type Kysely, sql } from 'kysely'

const statements = [
  `drop index message_thread_waiting`,
  `create index message_thread_waiting on message_thread (state, waiting_since, id)`,
  `create index message_thread_of_state on message_thread (state, last_at desc, id desc)`,
  `create index redemption_shop on redemption (shop_id, used_at desc, id desc)`,
  `drop index sms_created`,
  `create index sms_created on sms (created_at desc, id desc)`,
  `create index sms_state on sms (state, created_at desc, id desc)`,
  `drop index sms_failed`,
  `drop index sms_member`,
  `create index sms_member on sms (member_id, created_at desc, id desc) where member_id is not null`,
]

/** The desk's lists of threads, uses and SMS are read in their order, however long they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
