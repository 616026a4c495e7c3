import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { WireCall } from '@mwc/contract/endpoint/wire-call'
import { csvPath } from '@mwc/contract/fields/csv-path'
import { listDeskRedemptions } from '@mwc/contract/redemptions/redemption-desk.calls'
import { startServer } from '../reads/start-process.ts'
import { forgetMost, memoryOf } from './memory-of.ts'
import { deskHeads, signStaffIn } from './sign-staff-in.ts'
import { withClient } from './with-client.ts'

const limitMb = 100

/** Reads a list as CSV as it comes; answers with its rows and bytes. */
async function download(base: string, call: WireCall, token: string, query = ''): Promise<{ rows: number; bytes: number }> {
  const answer = await fetch(`${base}${apiBase}${csvPath(call)}${query}`, { headers: deskHeads(token) })
  if (answer.status !== 200 || !answer.body) throw new Error(`the export was answered ${answer.status}`)
  let [rows, bytes] = [-1, 0]
  for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.length
    for (const byte of part) if (byte === 0x0a) rows += 1
  }
  return { rows, bytes }
}

/** Whether every use is exported, 1,000,000 at 1,200,000 members, and what memory the server as it runs for real takes for it. */
export async function exportRows(url: string): Promise<boolean> {
  const { token, there } = await withClient(url, async (client) => ({
    token: await signStaffIn(client),
    there: Number((await client.query<{ n: string }>('select count(*) as n from redemption')).rows[0]?.n),
  }))
  const server = await startServer(url, 10)
  try {
    const base = `http://127.0.0.1:${server.port}`
    // What a first export loads and compiles is there afterwards, too.
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    await download(base, listDeskRedemptions, token, `?from=${day}`)
    const before = memoryOf(server.pid, 'VmRSS')
    forgetMost(server.pid)
    const began = performance.now()
    const { rows, bytes } = await download(base, listDeskRedemptions, token)
    const seconds = (performance.now() - began) / 1000
    const more = memoryOf(server.pid, 'VmHWM') - before
    console.log(
      `Export: ${rows} rows of ${there}, ${Math.round(bytes / 1e6)} MB in ${seconds.toFixed(1)} s; the server took ${before.toFixed(0)} MB before, at most ${more.toFixed(0)} MB more.`,
    )
    return rows === there && more <= limitMb
  } finally {
    await server.stop()
  }
}
