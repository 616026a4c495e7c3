import type { Dependencies } from '../../../dependencies.ts'
import { GatewayAway } from '../../../ports/gateway-faults.ts'
import type { PaymentGateway } from '../../../ports/payment-gateway.ts'
import { isResting } from './gateway-rest.rules.ts'
import { noteAnswered, noteFault } from './note-gateway.ts'

const faults = new WeakMap<PaymentGateway, { count: number; last: Temporal.Instant }>()

/**
 * Makes one call to a gateway and remembers, in this process, whether it could be reached.
 * A refused or wrong request says nothing about the next member's.
 */
export async function reachGateway<T>(
  deps: Pick<Dependencies, 'db' | 'clock'>,
  gateway: PaymentGateway,
  call: (gateway: PaymentGateway) => Promise<T>,
): Promise<T> {
  try {
    const answer = await call(gateway)
    faults.delete(gateway)
    await noteAnswered(deps, gateway)
    return answer
  } catch (error) {
    if (error instanceof GatewayAway) {
      faults.set(gateway, { count: (faults.get(gateway)?.count ?? 0) + 1, last: deps.clock.now() })
      await noteFault(deps, gateway, error)
    }
    throw error
  }
}

/** Whether to offer a method: false while its gateway cannot be reached. Jobs and reconciliation still ask. */
export function isReachable(gateway: PaymentGateway, now: Temporal.Instant): boolean {
  const known = faults.get(gateway)
  return !known || !isResting(known, now)
}
