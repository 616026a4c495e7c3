import type { Dependencies } from '../../../dependencies.ts'
import { GatewayAway } from '../../../ports/gateway-faults.ts'
import type { PaymentGateway } from '../../../ports/payment-gateway.ts'
import { noteAnswered, noteFault } from './note-gateway.ts'

/**
 * Makes one call to a gateway and notes for staff whether it could be reached.
 * A refused or wrong request, or one that was not made, says nothing about that.
 */
export async function reachGateway<T>(
  deps: Pick<Dependencies, 'db' | 'clock'>,
  gateway: PaymentGateway,
  call: (gateway: PaymentGateway) => Promise<T>,
): Promise<T> {
  try {
    const answer = await call(gateway)
    await noteAnswered(deps, gateway)
    return answer
  } catch (error) {
    if (error instanceof GatewayAway) await noteFault(deps, gateway, error)
    throw error
  }
}
