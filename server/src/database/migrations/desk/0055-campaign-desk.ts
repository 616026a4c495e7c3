import { type Kysely, sql } from 'kysely'

const statements = [
  // Singapore cents that one voucher costs the centre; a voucher keeps what it was claimed with.
  `alter table campaign add column worth_cents integer check (worth_cents >= 0)`,
  `alter table voucher add column worth_cents integer check (worth_cents >= 0)`,
  `create index campaign_claim_latest on campaign_claim (campaign_id, at desc, id desc)`,
]

/** What a voucher is worth, and who claimed a campaign, in order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
