import type { Clock } from '../../../ports/clock.ts'
import { GatewayAway } from '../../../ports/gateway-faults.ts'
import type { PaymentGateway } from '../../../ports/payment-gateway.ts'

/** Faults in a row after which a gateway counts as down, and the seconds after the last one in which nobody is sent to it. */
const faultsInARow = 3
const restSeconds = 20

const faults = new WeakMap<PaymentGateway, { count: number; last: Temporal.Instant }>()

/**
 * Makes one call to a gateway and remembers, in this process, whether it could be reached.
 * A refused or wrong request says nothing about the next member's.
 */
export async function reachGateway<T>(gateway: PaymentGateway, clock: Clock, call: (gateway: PaymentGateway) => Promise<T>): Promise<T> {
  try {
    const answer = await call(gateway)
    faults.delete(gateway)
    return answer
  } catch (error) {
    if (error instanceof GatewayAway) faults.set(gateway, { count: (faults.get(gateway)?.count ?? 0) + 1, last: clock.now() })
    throw error
  }
}

/** Whether to offer a method: false while its gateway cannot be reached. Jobs and reconciliation still ask. */
export function isReachable(gateway: PaymentGateway, now: Temporal.Instant): boolean {
  const known = faults.get(gateway)
  if (!known || known.count < faultsInARow) return true
  const rested = now.since(known.last).total('seconds')
  return rested < 0 || rested >= restSeconds
}
