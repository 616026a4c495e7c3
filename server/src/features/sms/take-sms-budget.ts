import type { SmsBudget } from '@mwc/contract/sms/sms-budgets'
import type { Db } from '../../database/database.ts'
import { daySeconds, takeAllowance } from '../../database/take-allowance.ts'
import type { Dependencies } from '../../dependencies.ts'
import { smsBudgetLimit } from './sms-budgets.rules.ts'

export function smsBudgetKey(budget: SmsBudget): string {
  return `sms-budget:${budget}`
}

/**
 * Takes one message of a day's budget; false when it is spent. Without `sends` the same statement only looks,
 * so that a number that gets no message is answered like one that does.
 */
export async function takeSmsBudget(
  db: Db,
  config: Dependencies['config'],
  { budget, sends }: { budget: SmsBudget; sends: boolean },
  now: Temporal.Instant,
): Promise<boolean> {
  return takeAllowance(db, smsBudgetKey(budget), smsBudgetLimit(budget, config), daySeconds, now, sends ? 1 : 0)
}
