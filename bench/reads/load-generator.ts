import { setTimeout as wait } from 'node:timers/promises'
import { HttpConnection } from './http-connection.ts'
import type { Request } from './list-reads.ts'

/** What came back in the window, ms from when each was due to its whole answer; `odd`: how often it was anything but 200. */
export type Answered = { took: number[]; odd: Map<string, number> }

export type Load = {
  /** Of the processes that answer; connections are shared out among them. */
  ports: readonly number[]
  request: (n: number) => Request
  connections: number
  /** Requests a second, answered or not; without it, each connection asks again once it is answered. */
  rate?: number
  warmUpMs: number
  windowMs: number
  /** Called as the window begins and as it ends. */
  onEdge: () => void
}

/** Moments at which members ask, who do not know of one another: the gaps of a Poisson process. */
function* arrivals(from: number, rate: number): Generator<number, never> {
  for (let at = from; ;) {
    at += (-Math.log(1 - Math.random()) * 1000) / rate
    yield at
  }
}

/** Loads one or several processes for a while and tells of the answers in the window. */
export async function generateLoad({ ports, request, connections, rate, warmUpMs, windowMs, onEdge }: Load): Promise<Answered> {
  const all = await Promise.all(Array.from({ length: connections }, (_, n) => HttpConnection.open(ports[n % ports.length] ?? 0)))
  const answered: Answered = { took: [], odd: new Map() }
  let [isOn, isCounted, n] = [true, false, 0]
  const free = [...all]
  const due: number[] = []
  const send = (connection: HttpConnection, at: number) =>
    connection.ask(request(n++), (status, body) => {
      const now = performance.now()
      if (status !== 200) {
        const told = `${status} ${body().slice(0, 200)}`
        answered.odd.set(told, (answered.odd.get(told) ?? 0) + 1)
      } else if (isCounted) answered.took.push(now - at)
      if (status === 0 || !isOn) return
      if (rate === undefined) return send(connection, now)
      const next = due.shift()
      if (next === undefined) free.push(connection)
      else send(connection, next)
    })
  const offer = (at: number) => {
    // The one that was free longest: the last one's process would be asked again and again.
    const connection = free.shift()
    if (connection) send(connection, at)
    else due.push(at)
  }
  const timetable = arrivals(performance.now(), rate ?? 1)
  let coming = timetable.next().value
  const ticking =
    rate === undefined
      ? undefined
      : setInterval(() => {
          for (const now = performance.now(); coming <= now; coming = timetable.next().value) offer(coming)
        }, 1)
  if (rate === undefined) for (const connection of all) send(connection, performance.now())
  await wait(warmUpMs)
  onEdge()
  isCounted = true
  await wait(windowMs)
  isCounted = false
  onEdge()
  const now = performance.now()
  // What is still waiting for its turn has waited so long at least.
  for (const at of due) answered.took.push(now - at)
  isOn = false
  clearInterval(ticking)
  for (const connection of all) connection.close()
  return answered
}
