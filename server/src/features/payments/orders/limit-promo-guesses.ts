import { daySeconds, returnAllowance, takeAllowance } from '../../../database/take-allowance.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'

/** Codes that a member may try in a day without finding one: enough for misreading, too few for guessing. */
const wrongCodesADay = 20

/**
 * Runs what tries a promo code. Too many unknown codes in a day: the member must wait.
 * Counted outside the caller's transaction.
 */
export async function limitPromoGuesses<T>(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  memberId: string,
  code: string | undefined,
  run: () => Promise<T>,
): Promise<T> {
  if (code === undefined) return run()
  const now = clock.now()
  const key = `promo-guess:${memberId}`
  if (!(await takeAllowance(db, key, wrongCodesADay, daySeconds, now))) throw new Refusal('request.tooMany')
  try {
    const result = await run()
    await returnAllowance(db, key, daySeconds, now)
    return result
  } catch (error) {
    if (!(error instanceof Refusal && error.reason.startsWith('promos.'))) await returnAllowance(db, key, daySeconds, now)
    throw error
  }
}
