import type pg from 'pg'
import { setTimeout as wait } from 'node:timers/promises'

async function snapshotOf(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ seen: string }>('select pg_current_snapshot()::text as seen')
  return rows[0]?.seen
}

/** Whoever has changed something has a lock on its own number, and keeps it until all can see what was committed. */
async function isAnybodyWriting(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select from pg_locks where locktype = 'transactionid' limit 1`)
  return rows.length > 0
}

/**
 * Begins, on `counting`, a transaction that reads what stands at exactly one position of the log, and answers with that; null
 * where somebody was writing whenever it looked. A commit stands in the log before anybody sees it: whoever is between the two
 * still has its lock, or has ended since the snapshot, which a later one shows. So locks are looked at first, then that.
 */
export async function beginQuietMoment(counting: pg.Client, other: pg.Client, limitMs: number): Promise<string | null> {
  const until = performance.now() + limitMs
  while (performance.now() < until) {
    await counting.query('begin isolation level repeatable read read only')
    const { rows } = await counting.query<{ seen: string; lsn: string }>(
      'select pg_current_snapshot()::text as seen, pg_current_wal_insert_lsn()::text as lsn',
    )
    const [now] = rows
    if (now && !(await isAnybodyWriting(other)) && (await snapshotOf(other)) === now.seen) return now.lsn
    await counting.query('rollback')
    await wait(1 + Math.random() * 20)
  }
  return null
}
