import { becomesCalm } from './wait-for-sweeps.ts'
import { diceOf } from './seeded-random.ts'
import { burstSeconds, burstsOf, drawHistories } from './histories.ts'
import { playHistory, type Stage } from './play-history.ts'
import type { SharedClock } from './shared-clock.ts'
import { Timeline } from './timeline.ts'
import type { Troubles } from './inject-faults.ts'

const sideBySide = 32
const calmLimitMs = 30_000
/** Moments of a rush, in seconds after it begins: around every time-out of a payment (15 min) and of its order (an hour more). */
const rush = [0, 5, 20, 60, 180, 480, 840, 960, 1800, 3000, 4800, 7200, 14_400]
/** Moments after the last rush, in hours: the last callbacks come 72 h late, and a day later every payment was asked about again. */
const tail = [6, 12, 24, 36, 48, 60, 72, 84, 110]
/** Where the sweeps are waited for: when the payments of a rush are over and before the next one, and in the tail. */
const calmAt = [960, 14_400]
const calmHours = [24, 72, 84, 110]

type PlayStage = Omit<Stage, 'timeline'> & { clock: SharedClock }

/** Plays all histories of a seed on one timeline, with kills, crashes and gateways that are away strewn over it. */
export async function playAll(
  stage: PlayStage,
  counts: { histories: number; kills: number; crashes: number },
  { kill, crash }: Troubles,
  say: (text: string) => void,
): Promise<void> {
  const { seed, clock, books, gateway, tally } = stage
  const bursts = Array.from({ length: burstsOf(counts.histories) }, (_, n) => n * burstSeconds)
  const lastBurst = bursts.at(-1) ?? 0
  const moments = [...bursts.flatMap((begin) => rush.map((after) => begin + after)), ...tail.map((hours) => lastBurst + hours * 3600)]
  const calm = new Set([
    ...bursts.flatMap((begin) => calmAt.map((after) => begin + after)),
    ...calmHours.map((hours) => lastBurst + hours * 3600),
  ])
  const timeline = new Timeline(clock, moments, diceOf(seed, 'order'))
  const histories = drawHistories(seed, counts.histories)
  for (const history of histories) {
    tally.add('histories')
    playHistory({ ...stage, timeline }, history)
  }
  const dice = diceOf(seed, 'troubles')
  const anytime = () => dice.pick(dice.pick(histories).acts).at
  for (let n = 0; n < counts.kills; n += 1) timeline.add(anytime(), () => kill(dice))
  for (let n = 0; n < counts.crashes; n += 1) timeline.add(anytime(), crash)
  for (const moment of moments) {
    if (!dice.chance(0.25)) continue
    const isQuiet = moment >= lastBurst || moment % burstSeconds >= 4800
    const mode = dice.pick(['down', 'lostAnswer', isQuiet ? 'slow' : 'down'] as const)
    const methods = dice.pick([['paynow'], ['nets'], ['paynow', 'nets']] as const)
    timeline.add(moment, async () => {
      tally.add(`times that a gateway was ${mode === 'lostAnswer' ? 'losing answers' : mode}`)
      for (const method of methods) await gateway.setMode(method, mode)
    })
  }
  await timeline.run(sideBySide, async (moment, tasks) => {
    for (const method of ['paynow', 'nets'] as const) await gateway.setMode(method, 'up')
    tally.add('acts', tasks)
    if (!calm.has(moment)) return
    if (!(await becomesCalm(books, clock, calmLimitMs))) tally.add('moments that the sweeps did not come to an end of')
    say(`${(moment / 3600).toFixed(1)} h on the clock: ${tally.of('acts')} acts, ${tally.of('arrivals of money')} arrivals of money`)
  })
}
