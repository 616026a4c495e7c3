import { type SmsBudget, smsBudgets } from '@mwc/contract/sms/sms-budgets'
import { daySeconds, takeAllowance, usesOf } from '../../database/take-allowance.ts'
import { LoggableError } from '../../http/describe-fault.ts'
import type { Dependencies } from '../../dependencies.ts'
import { isNearlySpent, smsBudgetLimit } from './sms-budgets.rules.ts'
import { smsBudgetKey } from './take-sms-budget.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'config'>
export type SmsBudgetUse = { budget: SmsBudget; used: number; limit: number; nearlySpent: boolean }

/** How much of each budget today's messages have used, by the day in Singapore. */
export async function readSmsBudgets({ db, clock, config }: Needed): Promise<SmsBudgetUse[]> {
  const used = await usesOf(db, smsBudgets.map(smsBudgetKey), daySeconds, clock.now())
  return smsBudgets.map((budget) => {
    const [uses, limit] = [used.get(smsBudgetKey(budget)) ?? 0, smsBudgetLimit(budget, config)]
    return { budget, used: uses, limit, nearlySpent: isNearlySpent(uses, limit) }
  })
}

/** Four fifths of a day's budget of SMS are used. */
class SmsBudgetNearlySpent extends LoggableError {
  override name = 'SmsBudgetNearlySpent'
}

/** What the log is to say of budgets: each once a day, whichever process looks first. */
export async function reportSmsBudgets(deps: Needed): Promise<Error[]> {
  const { db, clock } = deps
  const reports: Error[] = []
  for (const { budget, used, limit } of (await readSmsBudgets(deps)).filter(({ nearlySpent }) => nearlySpent)) {
    const isFirst = await takeAllowance(db, `told:${smsBudgetKey(budget)}`, 1, daySeconds, clock.now())
    if (isFirst) reports.push(new SmsBudgetNearlySpent(`SMS of the budget ${budget}: ${used} of ${limit} used today`))
  }
  return reports
}
