import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type pg from 'pg'
import { startReplica, type StreamingReplica } from '../../server/src/testing/databases/streaming-replica.ts'
import { withClient } from '../desk/with-client.ts'
import { printTable } from '../pages/print-table.ts'
import type { Answered } from '../replica/phones.ts'
import { isRead, leastFall, mostBusy, startPhones, tellPutOff } from '../replica/play-phones.ts'
import { usedByFamily } from '../reads/processor-time.ts'
import { findReaders, type Reader } from '../reads/readers.ts'
import { type Check, printChecks } from '../reads/report.ts'
import type { Found } from './measure-reads.ts'
import { type Size, startFleet } from './start-fleet.ts'

/** A copy of forty million notifications comes into memory slowly: nothing is measured before. */
const [readerHours, writesEvery, warmUpSeconds] = [6, 20, 30]
/** A copy needs as much again, and its log some more. */
const room = 1.1

/** `looks`: of the reads, those by which processes compare the replica with the primary. */
type Asked = { reads: number; looks: number; statements: number; rows: number }
type Side = Asked & { name: string; answered: Answered; primaryMs: number; replicaMs: number }

/** Throws where the disk has no place for a copy of all databases. */
async function requireRoom(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ bytes: number }>('select sum(pg_database_size(oid))::float8 as bytes from pg_database')
  const { bavail, bsize } = statfsSync(tmpdir())
  const [needed, free] = [(rows[0]?.bytes ?? 0) * room, bavail * bsize]
  const gb = (bytes: number) => (bytes / 1e9).toFixed(1)
  if (free < needed) throw new Error(`A replica needs ${gb(needed)} GB in ${tmpdir()}, where ${gb(free)} are free`)
}

/** What the primary was asked since it began to count anew. */
async function asked(client: pg.Client): Promise<Asked> {
  const { rows } = await client.query<{ sql: string; calls: number; rows: number }>(
    `select query as sql, calls::float8, rows::float8 from pg_stat_statements
     where toplevel and dbid = (select oid from pg_database where datname = current_database())`,
  )
  const callsOf = (isCounted: (sql: string) => boolean) => rows.reduce((all, { sql, calls }) => all + (isCounted(sql) ? calls : 0), 0)
  return {
    statements: callsOf(() => true),
    reads: callsOf(isRead),
    looks: callsOf((sql) => sql.includes('pg_current_wal_insert_lsn')),
    rows: rows.reduce((all, row) => all + row.rows, 0),
  }
}

/** What a replica takes of the primary's reads by the server's ten processes: the same phones without it, and with it. */
export async function measureReplica(url: string, postgres: number, size: Size, phones: number, seconds: number): Promise<Found> {
  return withClient(url, async (client) => {
    await requireRoom(client)
    await client.query('create extension if not exists pg_stat_statements')
    const readers = (await findReaders(client, readerHours)).slice(0, phones)
    const replica = await startReplica(url)
    try {
      const measure = (name: string, more: Record<string, string>) =>
        measureSide(name, more, { url, postgres, size, replica, client, readers, seconds })
      const alone = await measure('primary alone', {})
      return report(alone, await measure('with a replica', { DATABASE_READ_URL: replica.url }))
    } finally {
      // The phones' writes, so that what was filled in is read as it was told.
      await client.query(
        'update member m set language = r.language from unnest($1::uuid[], $2::text[]) as r (id, language) where m.id = r.id',
        [readers.map(({ memberId }) => memberId), readers.map(({ language }) => language)],
      )
      await replica.close()
    }
  })
}

type Place = { url: string; postgres: number; size: Size; replica: StreamingReplica; client: pg.Client; readers: Reader[]; seconds: number }

async function measureSide(name: string, more: Record<string, string>, place: Place): Promise<Side> {
  const { url, postgres, size, replica, client, readers, seconds } = place
  const fleet = await startFleet(url, size, false, more)
  const players = startPhones(
    readers,
    fleet.web.map(({ port }) => port),
    writesEvery,
  )
  try {
    await players.play(warmUpSeconds)
    await client.query('select pg_stat_statements_reset()')
    const used = () => [usedByFamily(postgres), usedByFamily(replica.pid)] as const
    const before = used()
    const answered = await players.play(seconds)
    const after = used()
    return { name, answered, ...(await asked(client)), primaryMs: after[0] - before[0], replicaMs: after[1] - before[1] }
  } finally {
    players.stop()
    await fleet.stop()
  }
}

function report(alone: Side, shared: Side): Found {
  const calls = ({ answered }: Side) => answered.reads + answered.writes
  const perCall = (n: number, side: Side) => (n / calls(side)).toFixed(3)
  console.log('')
  printTable(
    [
      '',
      'calls',
      'reads asked of the primary, a call',
      'of them looks',
      'all statements there',
      'rows',
      'its processor, ms',
      "the replica's, ms",
    ],
    [alone, shared].map((side) => [
      side.name,
      String(calls(side)),
      ...[side.reads, side.looks, side.statements, side.rows, side.primaryMs, side.replicaMs].map((n) => perCall(n, side)),
    ]),
  )
  console.log('')
  const sides = [alone, shared]
  const putOff = tellPutOff(sides)
  const checks: Check[] = [
    {
      what: 'reads on the primary fall by',
      is: 1 - shared.reads / calls(shared) / (alone.reads / calls(alone)),
      limit: leastFall,
      atLeast: true,
    },
    { what: 'reads that did not know the write before', is: sides.reduce((sum, { answered }) => sum + answered.forgotten, 0), limit: 0 },
    { what: 'calls that were put off, of one', is: putOff, limit: mostBusy },
    { what: 'answers that were wrong', is: sides.reduce((sum, { answered }) => sum + answered.wrong.length, 0), limit: 0 },
  ]
  for (const { answered } of sides) for (const wrong of answered.wrong.slice(0, 3)) console.log(wrong)
  return { holds: printChecks(checks), checks, told: sides }
}
