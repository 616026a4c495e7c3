import { sql } from 'kysely'
import { StartFault } from '../start-fault.ts'
import type { Db } from './database.ts'

/** Seconds that a process may be from PostgreSQL's time. Codes live for minutes and are judged by other processes. */
const mostApart = 30

/**
 * Checks this machine against PostgreSQL's time: a process an hour ahead took others' codes for old and sent none.
 * Throws a `StartFault` that says how far apart they are.
 */
export async function checkClock(db: Db, now: () => Temporal.Instant): Promise<void> {
  const asked = now()
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  const [earliest, latest] = [asked, now()].map(({ epochMilliseconds }) => epochMilliseconds / 1000) as [number, number]
  const theirs = (rows[0]?.at.getTime() ?? 0) / 1000
  const apart = Math.round(theirs < earliest ? earliest - theirs : theirs > latest ? latest - theirs : 0)
  if (Math.abs(apart) <= mostApart) return
  throw new StartFault(
    `The clock of this machine is ${Math.abs(apart)} seconds ${apart > 0 ? 'ahead of' : 'behind'} PostgreSQL's. Set both by a time server (NTP), then start again.`,
  )
}
