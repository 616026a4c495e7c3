import { isDeepStrictEqual } from 'node:util'
import { ask } from './ask-server.ts'
import type { Call } from './list-reads.ts'

/** Moments at which it was answered. */
const clocks = new Set(['checkedAt', 'serverTime'])
const slackMs = 10_000

/** The data of an answer; what its clock said only has to be about now. */
function dataOf(body: string): unknown {
  const { data } = JSON.parse(body, (key, value: unknown) => {
    const isNow = clocks.has(key) && Math.abs(Date.parse(String(value)) - Date.now()) < slackMs
    return isNow ? 'now' : value
  }) as { data: unknown }
  return data
}

/** Throws where both do not answer the same calls with the same data, or either answers a token that opens nothing. */
export async function compareAnswers(ports: readonly [number, number], calls: readonly Call[], sample: number): Promise<void> {
  for (const { name, request } of calls) {
    for (let n = 0; n < sample; n += 1) {
      const [ours, floor] = await Promise.all(ports.map((port) => ask(port, request(n))))
      if (ours?.status !== 200 || floor?.status !== 200)
        throw new Error(`${name}: ${ours?.status} ${ours?.body}, the floor ${floor?.status}`)
      if (!isDeepStrictEqual(dataOf(ours.body), dataOf(floor.body)))
        throw new Error(`${name}: the floor answers otherwise\n${ours.body}\n${floor.body}`)
    }
    if (name === 'news') continue
    const stranger = request(0).replace(/Bearer \S+/, `Bearer ${'x'.repeat(43)}`)
    for (const port of ports) if ((await ask(port, stranger)).status !== 401) throw new Error(`${name}: answered to a stranger`)
  }
}
