import { apiBase } from '@mwc/contract/endpoint/api-base'
import { programme } from '@mwc/contract/programme/programme.calls'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { freshDatabase } from './testing/databases/real-postgres.ts'
import { runMain, type RunningMain } from './testing/run-main.ts'

let fresh: Awaited<ReturnType<typeof freshDatabase>>
let database: pg.Client
const processes: RunningMain[] = []

/** Time stands still for what a process holds: it reads anew what it was told of, and nothing because it grew old. */
const nothingGrowsOld = 'data:text/javascript,const now = performance.now(); performance.now = () => now'

/** The server as it is started for real, on a port that is free. */
async function startProcess(): Promise<void> {
  const settings = { DATABASE_URL: fresh.url, ROLE: 'web', LOG_LEVEL: 'error' }
  const running = await runMain(settings, { flags: ['--import', nothingGrowsOld] })
  if (running.base === '') throw new Error(`the server did not start: ${running.said()}`)
  processes.push(running)
}

beforeAll(async () => {
  fresh = await freshDatabase(inject('postgresUrl'), 'two_processes', inject('postgresTables'))
  database = new pg.Client({ connectionString: fresh.url })
  await database.connect()
  await startProcess()
  await startProcess()
}, 120_000)
afterAll(async () => {
  await Promise.all(processes.map((running) => running.stop('SIGKILL')))
  await database.end()
  await fresh.drop()
})

const helplines = () =>
  Promise.all(
    processes.map(async ({ base }) => {
      const answer = (await (await fetch(base + apiBase + programme.path)).json()) as { data: { helpline: string } }
      return answer.data.helpline
    }),
  )

async function setHelpline(value: string): Promise<void> {
  await database.query(`insert into setting (key, value) values ('helpline', $1) on conflict (key) do update set value = excluded.value`, [
    value,
  ])
}

/** Backends that listen, one a process; now and then a process asks on it whether it is still there. */
async function ears(): Promise<number[]> {
  const { rows } = await database.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and query ~ '^(listen|select 1$)'`,
  )
  return rows.map(({ pid }) => pid)
}

const soon = { timeout: 20_000 }

it('two processes are told of a setting, whoever changed it', async () => {
  const [before, other] = await helplines()
  expect(before).toBe(other)
  await expect.poll(ears, soon).toHaveLength(2)
  for (const value of ['6777 7777', '6888 8888']) {
    await setHelpline(value)
    await expect.poll(helplines, soon).toEqual([value, value])
  }
})

it('each process has written itself down', async () => {
  const noted = async () =>
    (await database.query<{ pid: number }>('select pid from server_process order by pid')).rows.map(({ pid }) => pid)
  await expect.poll(noted, soon).toEqual(processes.map(({ child }) => child.pid).toSorted((a, b) => Number(a) - Number(b)))
})

it('a process whose listening connection was cut makes another, learns what it missed, and is told again', async () => {
  const before = await ears()
  await database.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [before])
  await setHelpline('6999 9999')
  await expect.poll(helplines, soon).toEqual(['6999 9999', '6999 9999'])
  await expect.poll(async () => (await ears()).filter((pid) => !before.includes(pid)), soon).toHaveLength(2)
  await setHelpline('6555 5555')
  await expect.poll(helplines, soon).toEqual(['6555 5555', '6555 5555'])
})
