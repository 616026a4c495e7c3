import { retention } from '@mwc/contract/data-retention/retention'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { forgetPerson } from '../account/own-account/forget-person.ts'
import { lockMember } from '../membership/lock-member.ts'
import { endOfAge } from './forget-aged.ts'
import { isStillUnused, listUnused, type Unused } from './unused-accounts.repo.ts'

const batchSize = 500
/** Older payments get no money any more: gateways end them within weeks and repeat their word for days. */
const lateMoney = { months: 24 }

/**
 * Removes the person of accounts that never paid and of members long gone. Payments, terms and the member number stay.
 * Each is looked at again in its own transaction. Safe to repeat, and on several processes at once.
 */
export async function forgetUnusedAccounts(deps: Pick<Dependencies, 'db' | 'clock' | 'queue'>): Promise<void> {
  const now = deps.clock.now()
  const momentOf = (age: Parameters<typeof endOfAge>[0]) => toDate(endOfAge(age, now))
  const since = { neverPaid: momentOf(retention.neverPaid), lapsed: momentOf(retention.lapsed), lastPayment: momentOf(lateMoney) }
  let last: Unused | null = null
  const faults: unknown[] = []
  for (;;) {
    const batch: Unused[] = await listUnused(deps.db, since, last, batchSize)
    for (const { id } of batch.filter(({ over }) => over)) {
      const forget = inTransaction(deps.db, async (tx) => {
        await lockMember(tx, id)
        if (await isStillUnused(tx, id, since)) await forgetPerson(tx, deps, id, toDate(now))
      })
      // One that cannot be forgotten keeps nobody else.
      await forget.catch((error: unknown) => faults.push(error))
    }
    if (batch.length < batchSize) break
    last = batch.at(-1) ?? null
  }
  if (faults.length > 0) throw faults[0]
}
