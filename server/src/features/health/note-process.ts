import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Dependencies } from '../../dependencies.ts'
import { version } from '../../describe-start.ts'
import { readBuild } from '../../http/load-built-app.ts'
import { toDate } from '../../ports/clock.ts'
import { deleteProcess, putProcess } from './processes.repo.ts'

/** Between two signs of life of a process. */
const beatEveryMs = 60_000

/**
 * Writes this process down for whoever runs the programme, and each minute that it lives still; `end` takes it out again. What of
 * it could not be written, since the database is away, is with the next sign.
 */
export function noteProcess({ db, clock, config }: Pick<Dependencies, 'db' | 'clock' | 'config'>) {
  const build = readBuild()
  const row = {
    id: randomUUID(),
    host: hostname(),
    pid: process.pid,
    version: build === null ? version : `${version}, build ${build}`,
    runs_jobs: config.role !== 'web',
    started_at: toDate(clock.now()),
  }
  const beat = () => putProcess(db, { ...row, seen_at: toDate(clock.now()) }).catch(() => undefined)
  let latest = beat()
  const every = setInterval(() => (latest = beat()), beatEveryMs)
  return {
    beat,
    async end(): Promise<void> {
      clearInterval(every)
      await latest
      await deleteProcess(db, row.id).catch(() => undefined)
    },
  }
}
