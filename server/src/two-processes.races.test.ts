import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { programme } from '@mwc/contract/programme/programme.calls'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { freshDatabase } from './testing/databases/real-postgres.ts'
import { testKeys } from './testing/start-test-server.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
let fresh: Awaited<ReturnType<typeof freshDatabase>>
let database: pg.Client
const processes: ChildProcess[] = []
const addresses: string[] = []

/** The server as it is started for real, on a port that is free; answers with its address. */
async function startProcess(): Promise<string> {
  const settings = { DATABASE_URL: fresh.url, FIN_KEYS: testKeys.fin, LOOKUP_KEY: testKeys.lookup, PORT: '0', RUN_JOBS: 'false' }
  const child = spawn(process.execPath, [main], { env: { ...settings, LOG_LEVEL: 'error' }, stdio: ['ignore', 'pipe', 'inherit'] })
  processes.push(child)
  for await (const line of child.stdout) {
    const base = /member's app\s+(http:\S+)\/mobile\//.exec(String(line))?.[1]
    if (base) return base
  }
  throw new Error('the server did not start')
}

beforeAll(async () => {
  fresh = await freshDatabase(inject('postgresUrl'), 'two_processes', inject('postgresTables'))
  database = new pg.Client({ connectionString: fresh.url })
  await database.connect()
  addresses.push(await startProcess(), await startProcess())
}, 120_000)
afterAll(async () => {
  await Promise.all(
    processes.map(async (child) => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }),
  )
  await database.end()
  await fresh.drop()
})

const helplines = () =>
  Promise.all(
    addresses.map(async (base) => {
      const answer = (await (await fetch(base + apiBase + programme.path)).json()) as { data: { helpline: string } }
      return answer.data.helpline
    }),
  )

it('two processes answer with a setting as it is now, whoever changed it', async () => {
  const before = await helplines()
  expect(before[0]).toBe(before[1])
  for (const value of ['6777 7777', '6888 8888']) {
    await database.query(
      `insert into setting (key, value) values ('helpline', $1) on conflict (key) do update set value = excluded.value`,
      [value],
    )
    await expect.poll(helplines, { timeout: 20_000 }).toEqual([value, value])
  }
})

it('a process whose ear was cut hears again, and of what it missed', async () => {
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
  )
  await database.query(`update setting set value = '6999 9999' where key = 'helpline'`)
  await expect.poll(helplines, { timeout: 20_000 }).toEqual(['6999 9999', '6999 9999'])
})
