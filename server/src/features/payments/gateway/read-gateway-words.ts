import type { GatewayHealth } from '@mwc/contract/health/health-desk.schemas'
import type { Dependencies } from '../../../dependencies.ts'
import { toInstant } from '../../../ports/clock.ts'
import { isResting } from '../../../ports/gateway-rest.rules.ts'
import { type GatewayWordRow, listGatewayWords } from './gateway-words.repo.ts'

const nothingHeard = { called_at: null, asked_at: null, answered_at: null, faults: 0, failed_at: null, fault: null }
const momentOf = (at: Date | null) => at?.toISOString() ?? null

/** What was last heard of the gateway of each method that can be paid by. */
export async function readGatewayWords({ db, clock, gateways }: Pick<Dependencies, 'db' | 'clock' | 'gateways'>): Promise<GatewayHealth[]> {
  const words = await listGatewayWords(db)
  return (['paynow', 'nets'] as const).flatMap((method) => {
    const id = gateways[method]?.name
    if (id === undefined) return []
    const word: Omit<GatewayWordRow, 'gateway'> = words.find(({ gateway }) => gateway === id) ?? nothingHeard
    const { faults, fault, failed_at } = word
    return {
      id,
      method,
      calledAt: momentOf(word.called_at),
      askedAt: momentOf(word.asked_at),
      answeredAt: momentOf(word.answered_at),
      faults,
      fault,
      isHidden: failed_at !== null && isResting({ count: faults, last: toInstant(failed_at) }, clock.now()),
    }
  })
}
