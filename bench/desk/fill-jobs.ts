import type pg from 'pg'
import type { OpenDatabase } from '../../server/src/database/database.ts'
import { withJobTables } from '../../server/src/testing/fixtures/job-fixtures.ts'

/** Many more than are counted wait, and some were given up. */
const jobs = `
insert into pgboss.job (name, data, state, retry_count, completed_on, output)
select 'sms.notice', jsonb_build_object('id', gen_random_uuid(), 'purpose', 'reminder'),
  case when n % 50 = 0 then 'failed' else 'created' end::pgboss.job_state, case when n % 50 = 0 then 12 else 0 end,
  case when n % 50 = 0 then now() - n * interval '1 second' end, case when n % 50 = 0 then '{"code": "ECONNREFUSED"}'::jsonb end
from generate_series(1, 100000) as n`

/** Makes the queue's tables with what waits there and what was given up, where they are not there yet. */
export async function fillJobs(open: OpenDatabase, client: pg.Client): Promise<void> {
  await withJobTables({ open, db: open.db })
  const { rows } = await client.query('select from pgboss.job limit 1')
  if (rows.length > 0) return
  await client.query(jobs)
  await client.query('vacuum analyze pgboss.job')
}
