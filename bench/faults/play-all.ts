import { waitForSweeps } from './wait-for-sweeps.ts'
import { seededRandom } from './seeded-random.ts'
import { burstSeconds, burstsOf, drawHistories } from './histories.ts'
import { playHistory, type Fixture } from './play-history.ts'
import type { SharedClock } from './shared-clock.ts'
import { Timeline } from './timeline.ts'
import type { Faults } from './inject-faults.ts'

const sideBySide = 32
const sweepLimitMs = 30_000
/** Moments of a rush, in seconds after it begins: around every time-out of a payment (15 min) and of its order (an hour more). */
const rush = [0, 5, 20, 60, 180, 480, 840, 960, 1800, 3000, 4800, 7200, 14_400]
/** Hours after the last rush: the last callbacks come 72 h late, and a day later every payment was asked about again. */
const tail = [6, 12, 24, 36, 48, 60, 72, 84, 110]
/** Where the sweeps are waited for: when the payments of a rush are over and before the next one, and in the tail. */
const sweptAt = [960, 14_400]
const sweptHours = [24, 72, 84, 110]

type PlayFixture = Omit<Fixture, 'timeline'> & { clock: SharedClock }

/** Plays all histories of a seed on one timeline, with kills, crashes and gateways that are away strewn over it. */
export async function playAll(
  fixture: PlayFixture,
  counts: { histories: number; kills: number; crashes: number },
  { kill, crash }: Faults,
  say: (text: string) => void,
): Promise<void> {
  const { seed, clock, books, gateway, tally } = fixture
  const bursts = Array.from({ length: burstsOf(counts.histories) }, (_, n) => n * burstSeconds)
  const lastBurst = bursts.at(-1) ?? 0
  const moments = [...bursts.flatMap((begin) => rush.map((after) => begin + after)), ...tail.map((hours) => lastBurst + hours * 3600)]
  const swept = new Set([
    ...bursts.flatMap((begin) => sweptAt.map((after) => begin + after)),
    ...sweptHours.map((hours) => lastBurst + hours * 3600),
  ])
  const timeline = new Timeline(clock, moments, seededRandom(seed, 'order'))
  const histories = drawHistories(seed, counts.histories)
  for (const history of histories) {
    tally.add('histories')
    playHistory({ ...fixture, timeline }, history)
  }
  const random = seededRandom(seed, 'troubles')
  const anytime = () => random.pick(random.pick(histories).acts).at
  for (let n = 0; n < counts.kills; n += 1) timeline.add(anytime(), () => kill(random))
  for (let n = 0; n < counts.crashes; n += 1) timeline.add(anytime(), crash)
  for (const moment of moments) {
    if (!random.chance(0.25)) continue
    const isQuiet = moment >= lastBurst || moment % burstSeconds >= 4800
    const mode = random.pick(['down', 'lostAnswer', isQuiet ? 'slow' : 'down'] as const)
    const methods = random.pick([['paynow'], ['nets'], ['paynow', 'nets']] as const)
    timeline.add(moment, async () => {
      tally.add(`times that a gateway was ${mode === 'lostAnswer' ? 'losing answers' : mode}`)
      for (const method of methods) await gateway.setMode(method, mode)
    })
  }
  await timeline.run(sideBySide, async (moment, tasks) => {
    for (const method of ['paynow', 'nets'] as const) await gateway.setMode(method, 'up')
    tally.add('acts', tasks)
    if (!swept.has(moment)) return
    if (!(await waitForSweeps(books, clock, sweepLimitMs))) tally.add('moments that the sweeps did not come to an end of')
    say(`${(moment / 3600).toFixed(1)} h on the clock: ${tally.of('acts')} acts, ${tally.of('arrivals of money')} arrivals of money`)
  })
}
