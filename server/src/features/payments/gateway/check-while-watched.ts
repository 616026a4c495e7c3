import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { pace } from '../orders/gateway-check-pace.rules.ts'
import { askSooner } from './gateway-checks.repo.ts'

/** Somebody looks at a waiting payment: the gateway is asked soon, whatever its age, but only at the allowed pace. */
export async function checkWhileWatched({ db, clock }: Dependencies, paymentId: string): Promise<void> {
  const now = clock.now()
  const from = toDate(now.add({ seconds: pace.lease }))
  await askSooner(db, paymentId, { now: toDate(now), from, askedBefore: toDate(now.subtract({ seconds: pace.watched })) })
}
