import { setTimeout as wait } from 'node:timers/promises'
import { Line } from './line.ts'
import type { Request } from './list-reads.ts'

/** What came back in the window, ms from when each was due to its whole answer; `odd`: what was answered anything but 200. */
export type Answered = { took: number[]; odd: Set<string> }

export type Load = {
  port: number
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

/** Loads a server for a while and tells of the answers in the window. */
export async function putLoad({ port, request, connections, rate, warmUpMs, windowMs, onEdge }: Load): Promise<Answered> {
  const lines = await Promise.all(Array.from({ length: connections }, () => Line.open(port)))
  const answered: Answered = { took: [], odd: new Set() }
  let [isOn, isCounted, n] = [true, false, 0]
  const free = [...lines]
  const due: number[] = []
  const send = (line: Line, at: number) =>
    line.ask(request(n++), (status, body) => {
      const now = performance.now()
      if (status !== 200) answered.odd.add(`${status} ${body().slice(0, 200)}`)
      else if (isCounted) answered.took.push(now - at)
      if (status === 0 || !isOn) return
      if (rate === undefined) return send(line, now)
      const next = due.shift()
      if (next === undefined) free.push(line)
      else send(line, next)
    })
  const offer = (at: number) => {
    const line = free.pop()
    if (line) send(line, at)
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
  if (rate === undefined) for (const line of lines) send(line, performance.now())
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
  for (const line of lines) line.close()
  return answered
}
