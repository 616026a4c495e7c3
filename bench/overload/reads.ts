import { setTimeout as wait } from 'node:timers/promises'
import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { me } from '@mwc/contract/account/people/people.calls'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { callServer } from '../../e2e/fixtures/server/call-server.ts'
import { HttpConnection } from '../reads/http-connection.ts'
import type { Request } from '../reads/list-reads.ts'
import { type Answer, timed } from './log-ins.ts'
import { type Fixture, password } from './start-fixture.ts'

const readers = 40
/** Connections that are open before, as a proxy keeps them; who comes while all are taken waits for one, and that counts. */
const kept = 1_000

/** What signed-in members ask: `me`, each with a token of its own. */
export async function signReadersIn({ base, mobileOf }: Fixture): Promise<Request[]> {
  const requests: Request[] = []
  for (let i = 0; i < readers; i += 1) {
    const { token } = await callServer(base, logIn, { areaCode: '+65', mobile: mobileOf(i), password })
    requests.push(`GET ${apiBase}${me.path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n\r\n`)
  }
  return requests
}

const portOf = ({ base }: Fixture) => Number(new URL(base).port)

/** Reads a second that are answered while sixteen members ask, each again once answered. */
export async function measureReads(fixture: Fixture, requests: readonly Request[], seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000
  let [n, done] = [0, 0]
  const member = async () => {
    const connection = await HttpConnection.open(portOf(fixture))
    while (performance.now() < until) {
      const status = await new Promise<number>((resolve) => connection.ask(requests[n++ % requests.length] ?? '', resolve))
      if (status === 200) done += 1
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: 16 }, member))
  return done / seconds
}

/** Sends so many reads a second, whether those before were answered or not; each is timed from when it was due. */
export async function readsAt(fixture: Fixture, requests: readonly Request[], rate: number, seconds: number): Promise<Answer[]> {
  const answers: Answer[] = []
  const free: HttpConnection[] = []
  const due: number[] = []
  let [sent, begun] = [0, 0]
  while (free.length < kept) free.push(...(await Promise.all(Array.from({ length: 20 }, () => HttpConnection.open(portOf(fixture))))))
  const send = (connection: HttpConnection, at: number) => {
    connection.ask(requests[sent % requests.length] ?? '', (status) => {
      answers.push({ status, tookMs: performance.now() - at })
      if (status === 0) return
      const next = due[begun]
      if (next === undefined) return void free.push(connection)
      begun += 1
      send(connection, next)
    })
  }
  const offer = (at: number) => {
    sent += 1
    const connection = free.pop()
    if (connection) return send(connection, at)
    due.push(at)
  }
  const began = performance.now()
  for (let passed = 0; passed < seconds; passed = (performance.now() - began) / 1000) {
    for (let missing = Math.ceil(passed * rate) - sent; missing > 0; missing -= 1) offer(performance.now())
    await wait(2)
  }
  const patience = performance.now() + 60_000
  while (answers.length < sent && performance.now() < patience) await wait(50)
  for (const at of due.slice(begun)) answers.push({ status: 0, tookMs: performance.now() - at })
  for (const connection of free) connection.close()
  return answers
}

/** Seconds until twenty reads in a row are answered within 250 ms each. */
export async function untilNormal({ base }: Fixture, requests: readonly Request[]): Promise<number> {
  const began = performance.now()
  const token = /Bearer (\S+)/.exec(requests[0] ?? '')?.[1]
  for (let inRow = 0; inRow < 20;) {
    const { status, tookMs } = await timed(`${base}${apiBase}${me.path}`, { headers: { authorization: `Bearer ${token}` } })
    inRow = status === 200 && tookMs <= 250 ? inRow + 1 : 0
    if (performance.now() - began > 60_000) return Infinity
  }
  return (performance.now() - began) / 1000
}
