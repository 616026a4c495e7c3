import { type Kysely, sql } from 'kysely'

/** What is no code of a fault: see `faultCode`. */
const isNoCode = (column: string) => sql`${sql.ref(column)} !~ '^([0-9]{1,5}|[A-Za-z]+(_[A-Za-z]+)*|[0-9A-Z]{5})$'`

/**
 * Takes away what faults left: jobs' errors, with a provider's keys and an SMS's number and text, and texts in place of codes.
 * The job queue makes its tables for itself, later than this on a new database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('pgboss.archive') is not null as there`.execute(db)
  if (rows[0]?.there) {
    for (const table of [sql.table('pgboss.job'), sql.table('pgboss.archive')]) {
      await sql`delete from ${table} where state = 'completed'`.execute(db)
      await sql`update ${table} set output = null where output is not null`.execute(db)
    }
  }
  await sql`update sms set error_code = 'fault' where ${isNoCode('error_code')}`.execute(db)
  await sql`update push_delivery set error = 'fault' where ${isNoCode('error')}`.execute(db)
  await sql`update payment set failure_reason = 'declined' where ${isNoCode('failure_reason')}`.execute(db)
}
