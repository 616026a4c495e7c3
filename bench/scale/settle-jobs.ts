import { allHousekeeping } from '../../server/src/all-jobs.ts'
import { readDue } from '../../server/src/jobs/poll-for-work.ts'
import { startWatched } from '../../server/src/testing/watched-server.ts'
import { withClient } from '../desk/with-client.ts'
import { waitUntil } from '../faults/wait-until.ts'
import { type Size, startFleet } from './start-fleet.ts'

/** Days are counted for the first time, and a day's reminders sent: a quarter of an hour at a country's size. */
const limitMs = 3_600_000

/** Names of the housekeeping for which something is due. */
export async function listDue(url: string): Promise<{ names: string[]; due: string[] }> {
  await withClient(url, (client) => client.query('drop table if exists test_job'))
  const watched = await startWatched(url)
  try {
    const works = allHousekeeping(watched.deps, () => {})
    const now = watched.clock.now()
    const moments = await readDue(watched.deps.db, works, now)
    const isDue = (moment: Date | null | undefined) => moment && moment.getTime() <= now.epochMilliseconds
    return { names: works.map(({ name }) => name), due: works.flatMap(({ name }, at) => (isDue(moments[at]) ? [name] : [])) }
  } finally {
    await watched.stop()
    await withClient(url, (client) => client.query('drop table if exists test_job'))
  }
}

/** Has processes do what is due of housekeeping, until nothing is: what a day brings once is not to be measured beside calls. */
export async function settleJobs(url: string, size: Size): Promise<void> {
  const began = performance.now()
  const fleet = await startFleet(url, { ...size, web: 0 }, false)
  try {
    let due: string[] = []
    const isQuiet = async () => {
      due = (await listDue(url)).due
      return due.length === 0
    }
    if (!(await waitUntil(isQuiet, limitMs, 5_000))) throw new Error(`Still due: ${due.join(', ')}`)
  } finally {
    await fleet.stop()
  }
  console.log(`Nothing is due any more: ${Math.round((performance.now() - began) / 1000)} s`)
}
