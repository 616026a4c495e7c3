import { startPooler } from '../reads/start-pooler.ts'
import { type Answering, startFloor, startServer } from '../reads/start-process.ts'

/** Processes that together are one server; `web` answers calls, `jobs` does the rest. */
export type Fleet = { web: Answering[]; jobs: Answering[]; stop(): Promise<void> }

/** How many processes there are, and how many connections each may have. */
export type Size = { web: number; jobs: number; pool: number }

/** Of a pooler to PostgreSQL: what docs/scaling.md has hundreds of processes share. */
const pooled = 20

/**
 * Parties of production that nobody is reached by: no name below `invalid` has an address (RFC 2606), and whatever would tell
 * members by SMS has spent its day.
 */
const nobody = { TWILIO_API_HOST: 'https://twilio.invalid', PUSH_API_HOST: 'https://push.invalid', SMS_NOTICE_DAY_BUDGET: '1' }

/** Starts processes one by one, since the first makes what the database lacks; when one fails, those before are stopped. */
async function startEach(count: number, start: () => Promise<Answering>): Promise<Answering[]> {
  const started: Answering[] = []
  try {
    while (started.length < count) started.push(await start())
    return started
  } catch (error) {
    await stopAll(started)
    throw error
  }
}

async function stopAll(all: readonly Answering[]): Promise<void> {
  await Promise.all(all.map(({ stop }) => stop()))
}

/** Where a side reaches the database: directly, or through a pooler of its own. */
async function reach(url: string, isPooled: boolean): Promise<{ url: string; stop(): Promise<void> }> {
  return isPooled ? startPooler(url, pooled) : { url, stop: async () => {} }
}

/**
 * Starts the server as it runs for real, by processes of two roles.
 * @param isPooled whether calls and jobs go through a PgBouncer; what belongs to a session goes past it
 * @param more settings of every process
 */
export async function startFleet(
  url: string,
  { web, jobs, pool }: Size,
  isPooled: boolean,
  more: Record<string, string> = {},
): Promise<Fleet> {
  const place = await reach(url, isPooled)
  const all: Answering[] = []
  const stop = async () => {
    await stopAll(all)
    await place.stop()
  }
  const start = async (count: number, role: string) => {
    const env = { ...nobody, ...(isPooled && { DIRECT_DATABASE_URL: url }), ROLE: role, ...more }
    const started = await startEach(count, () => startServer(place.url, pool, env))
    all.push(...started)
    return started
  }
  try {
    return { web: await start(web, 'web'), jobs: await start(jobs, 'jobs'), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts the floor, by as many processes as answer for the server: both have as much to hand a core from one to another. */
export async function startFloors(url: string, { web, pool }: Size, isPooled: boolean): Promise<Fleet> {
  const place = await reach(url, isPooled)
  try {
    const all = await startEach(web, () => startFloor(place.url, pool, !isPooled))
    const stop = async () => {
      await stopAll(all)
      await place.stop()
    }
    return { web: all, jobs: [], stop }
  } catch (error) {
    await place.stop()
    throw error
  }
}
