import { isFin } from '@mwc/contract/account/people/fin'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { applyImport, checkImport, readImport } from '@mwc/contract/imports/import-desk.calls'
import { type ImportField, importsPath } from '@mwc/contract/imports/import-kinds'
import type { WholeImport } from '@mwc/contract/imports/import-desk.schemas'
import { callServer } from '../../e2e/fixtures/server/call-server.ts'
import { deskCookie } from '../../server/src/http/cookies/desk-session.ts'
import { waitUntil } from '../faults/wait-until.ts'
import { type Answering, startServer } from '../reads/start-process.ts'
import { forgetMost, memoryOf } from './memory-of.ts'
import { signStaffIn } from './sign-staff-in.ts'
import { withClient } from './with-client.ts'

const limitMb = 100
const kills = 5
const limitMs = 30 * 60_000

const heads: readonly [ImportField, string][] = [
  ['fullName', 'Full name'],
  ['mobile', 'Mobile'],
  ['fin', 'FIN'],
  ['birthDate', 'Date of birth'],
  ['nationality', 'Nationality'],
  ['gender', 'Gender'],
  ['sector', 'Sector'],
  ['company', 'Company'],
  ['occupation', 'Occupation'],
  ['firstDay', 'First day'],
  ['months', 'Months'],
  ['marketingSms', 'SMS'],
]
const columns = Object.fromEntries(heads.map(([field], at) => [field, at]))

function finOf(n: number): string {
  const front = `F${String(n).padStart(7, '0')}`
  return front + [...'XWUTRQPNMLK'].find((letter) => isFin(front + letter))
}

/** A file of people whom the programme does not know, from the n-th on. */
function fileOf(from: number, rows: number): Blob {
  const lines = Array.from({ length: rows }, (_, i) => {
    const n = from + i
    const work = `Construction,"Harbour Works (${n % 900}) Pte Ltd",Rigger,2026-01-01,12,${n % 3 === 0 ? 'yes' : 'no'}`
    return `Mohammad Rahim Uddin ${n % 1000},+65${90_000_000 + n},${finOf(n)},1990-03-09,Bangladesh,M,${work}`
  })
  return new Blob([[heads.map(([, name]) => name).join(','), ...lines, ''].join('\r\n')])
}

type At = { base: string; token: string }

async function upload({ base, token }: At, file: Blob): Promise<string> {
  const headers = { cookie: `${deskCookie}=${token}`, origin: base, 'content-type': 'text/csv' }
  const answer = await fetch(`${base}${apiBase}${importsPath}?name=members.csv`, { method: 'POST', headers, body: file })
  const { data } = (await answer.json()) as { data: { id: string | null; fault: unknown } }
  if (data.id === null) throw new Error(`the file was not taken: ${JSON.stringify(data.fault)}`)
  return data.id
}

const read = ({ base, token }: At, id: string) => callServer(base, readImport, { id }, token)

async function waitFor(at: At, id: string, state: WholeImport['state']): Promise<WholeImport> {
  await waitUntil(async () => (await read(at, id)).state === state, limitMs)
  return read(at, id)
}

/** Has every row looked at, and answers once they are. */
async function check(at: At, id: string): Promise<WholeImport> {
  await callServer(at.base, checkImport, { id, columns, changes: [], signedOnPaper: true }, at.token)
  return waitFor(at, id, 'checked')
}

const apply = ({ base, token }: At, { id, version, added }: WholeImport) =>
  callServer(base, applyImport, { id, version, reason: 'The list from before', count: added }, token)

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

/** What a server takes of memory to have a file uploaded, looked at and applied. */
async function measureMemory(server: Answering, token: string, file: Blob, small: Blob): Promise<boolean> {
  const at = { base: `http://127.0.0.1:${server.port}`, token }
  // What a first file loads and compiles is there afterwards, too.
  await apply(at, await check(at, await upload(at, small)))
  const before = memoryOf(server.pid, 'VmRSS')
  forgetMost(server.pid)
  let began = performance.now()
  const id = await upload(at, file)
  const [uploaded, afterUpload] = [seconds(began), memoryOf(server.pid, 'VmHWM') - before]
  began = performance.now()
  const looked = await check(at, id)
  const checked = seconds(began)
  began = performance.now()
  await apply(at, looked)
  const { added, wrong } = await waitFor(at, id, 'done')
  const more = memoryOf(server.pid, 'VmHWM') - before
  console.log(
    `Import: ${Math.round(file.size / 1e6)} MB, ${looked.rows} rows: uploaded in ${uploaded} s, looked at in ${checked} s, applied in ${seconds(began)} s: ${added} made, ${wrong} wrong.`,
  )
  console.log(
    `The server took ${before.toFixed(0)} MB before, at most ${more.toFixed(0)} MB more (${afterUpload.toFixed(0)} by the upload).`,
  )
  return added === looked.rows && more <= limitMb
}

/** Has a file applied by processes that are killed one after the other; whether each row is there once, with all that is its. */
async function killAndResume(url: string, token: string, file: Blob, { from, rows }: { from: number; rows: number }): Promise<boolean> {
  let server = await startServer(url, 10, { ROLE: 'all' })
  const at = () => ({ base: `http://127.0.0.1:${server.port}`, token })
  const killed: number[] = []
  try {
    const id = await upload(at(), file)
    const looked = await check(at(), id)
    await apply(at(), looked)
    for (let n = 1; n <= kills; n += 1) {
      const enough = (rows * n) / (kills + 2)
      await waitUntil(async () => (await read(at(), id)).done >= enough, limitMs)
      process.kill(server.pid, 'SIGKILL')
      await server.stop()
      server = await startServer(url, 10, { ROLE: 'all' })
      killed.push((await read(at(), id)).done)
    }
    const { added } = await waitFor(at(), id, 'done')
    const counts = await withClient(url, async (client) => {
      // Nothing does it by itself here, and by what was known before PostgreSQL would go through all rows for each member.
      await client.query('analyze')
      const found = await client.query<Record<string, number>>(
        `with m as (select id from member where mobile >= $1 and mobile < $2)
         select (select count(*)::int from m) as members, (select count(*)::int from term where member_id in (select id from m)) as terms,
           (select count(*)::int from consent where member_id in (select id from m)) as consents,
           (select count(*)::int from audit where act = 'members.import' and member_id in (select id from m)) as acts,
           (select count(*)::int from member_import_row where import_id = $3) as rows_left`,
        [`+65${90_000_000 + from}`, `+65${90_000_000 + from + rows}`, id],
      )
      return found.rows[0]
    })
    console.log(`Killed ${killed.length} times, after ${killed.join(', ')} of ${rows} rows; in the end ${JSON.stringify(counts)}.`)
    const isOnce = counts?.['members'] === rows && counts['terms'] === rows && counts['acts'] === rows && counts['consents'] === 5 * rows
    return added === rows && isOnce && counts['rows_left'] === 0
  } finally {
    await server.stop()
  }
}

/** Whether so many rows are imported within 100 MB more memory, and each once by processes that are killed five times. */
export async function importMembers(url: string, rows: number): Promise<boolean> {
  const token = await withClient(url, signStaffIn)
  const server = await startServer(url, 10, { ROLE: 'all' })
  let isSmall = false
  try {
    isSmall = await measureMemory(server, token, fileOf(1_000, rows), fileOf(0, 1_000))
  } finally {
    await server.stop()
  }
  const from = 1_000 + rows
  return (await killAndResume(url, token, fileOf(from, rows), { from, rows })) && isSmall
}
