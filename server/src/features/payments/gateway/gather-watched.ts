import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { pace } from '../orders/gateway-check-pace.rules.ts'
import { askSooner } from './gateway-checks.repo.ts'

/** Those who begin to look within so long are said of in one statement: thousands may look at once, and their phones ask anew. */
const gatherMs = 250

/**
 * Takes the ids of waiting payments that somebody looks at: their gateways are asked soon, whatever their age, but only at the
 * allowed pace. What the database does not take is said again by the next look.
 */
export function gatherWatched({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): (paymentId: string) => void {
  const watched = new Set<string>()
  const say = () => {
    const [ids, now] = [[...watched], clock.now()]
    watched.clear()
    const from = toDate(now.add({ seconds: pace.lease }))
    const askedBefore = toDate(now.subtract({ seconds: pace.watched }))
    void askSooner(db, { ids, now: toDate(now), from, askedBefore }).catch(() => undefined)
  }
  return (paymentId) => {
    if (watched.size === 0) setTimeout(say, gatherMs).unref()
    watched.add(paymentId)
  }
}
