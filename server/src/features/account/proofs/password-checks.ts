import { type Allowance, daySeconds, hourSeconds } from '../../../database/take-allowance.ts'
import type { Counter } from './find-counter.ts'
import { codesADay, ofPhone, passwordChecksAnHour, wrongCodesADay } from './proof.rules.ts'

type Tried = { limit: number; alone: number; seconds: number }

/** What one use may be taken of, in this order. What one phone uses up, a token that was lost too, leaves the others theirs. */
function allowancesOf(kind: string, { key, phone }: Counter, { limit, alone, seconds }: Tried): Allowance[] {
  if (phone === undefined) return [{ key: `${kind}:${key}`, limit, seconds }]
  const shared = { key: `${kind}:${key}`, limit: limit - alone, seconds }
  return phone === null ? [shared] : [{ key: `${kind}:${phone}`, limit: alone, seconds }, shared]
}

/** Password checks of a counter: 25 an hour. */
export function passwordChecks(counter: Counter): Allowance[] {
  return allowancesOf('password', counter, { limit: passwordChecksAnHour, alone: ofPhone.passwordChecks, seconds: hourSeconds })
}

/** Wrong codes of a counter: 10 a day. */
export function wrongCodes(counter: Counter): Allowance[] {
  return allowancesOf('wrong-code', counter, { limit: wrongCodesADay, alone: ofPhone.wrongCodes, seconds: daySeconds })
}

/** Codes sent to a counter: 10 a day. */
export function sentCodes(counter: Counter): Allowance[] {
  return allowancesOf('sms', counter, { limit: codesADay, alone: ofPhone.codes, seconds: daySeconds })
}
