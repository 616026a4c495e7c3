import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '../../server/src/database/database.ts'
import { openDatabase } from '../../server/src/database/open-database.ts'
import { signInAtDesk } from './desk.ts'
import { test as journey } from './journey.ts'
import { freePort, runServer } from './run-server.ts'
import { copySeeded } from './seeded-folder.ts'

export type OwnTime = {
  base: string
  /** A new staff session of the first admin: one of yesterday is over. */
  signInAtDesk(): Promise<string>
  /** Lets time pass on the server; between two of these it stands still. */
  pass(duration: Temporal.DurationLike): void
  /** Stops the server, does something to its database, and starts it again. */
  whileStopped(work: (db: Db) => Promise<void>): Promise<void>
}

async function startOwnTime(): Promise<OwnTime & { end: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'mwc-own-time-'))
  const file = join(folder, 'now.txt')
  let now = Temporal.Now.instant()
  const write = () => {
    // Put in place whole: the server reads the old time or the new one.
    writeFileSync(`${file}.next`, `${now}\n`)
    renameSync(`${file}.next`, file)
  }
  write()
  const [data, port] = [join(folder, 'data'), await freePort()]
  const start = () => runServer(data, port, { TEST_CLOCK: file })
  const firstSaid = copySeeded(data)
  let server = await start()
  const pass = (duration: Temporal.DurationLike) => {
    now = now.add(duration)
    write()
  }
  return {
    base: server.base,
    pass,
    signInAtDesk() {
      // The authenticator shows another code than at the last log-in.
      pass({ seconds: 30 })
      return signInAtDesk(server.base, firstSaid, now)
    },
    async whileStopped(work) {
      await server.stop()
      const { db, close } = await openDatabase({ folder: data })
      await work(db).finally(close)
      server = await start()
    },
    async end() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Journeys through days: a server for them alone, whose clock they move, with somebody at the desk. */
export const test = journey.extend<object, { ownTime: OwnTime }>({
  ownTime: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are wanted off this pattern
    async ({}, use) => {
      const stage = await startOwnTime()
      await use(stage)
      await stage.end()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  base: async ({ ownTime }, use) => use(ownTime.base),
})
