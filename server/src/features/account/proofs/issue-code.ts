import { randomUUID } from 'node:crypto'
import type { CodePurpose, ConfirmedAct, OwnCodePurpose } from '@mwc/contract/account/proofs/code-purposes'
import { codeLength, codeResendSeconds } from '@mwc/contract/account/proofs/one-time-code'
import type { SmsBudget } from '@mwc/contract/sms/sms-budgets'
import { daySeconds, secondsUntilNextWindow } from '../../../database/take-allowance.ts'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import { newCode } from '../../../keys/encryption.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate, toInstant } from '../../../ports/clock.ts'
import { wordsIn } from '../../../words/server-words.ts'
import { codeMinutes, secondsUntilNextCode } from './proof.rules.ts'
import { codeHashes } from './check-code.ts'
import { lastCodeSentAt, lockMobile, replaceCode } from './codes.repo.ts'
import { findMemberByMobile } from '../people/members.repo.ts'
import { queueSms } from '../../sms/queue-sms.ts'
import { takeSmsBudget } from '../../sms/take-sms-budget.ts'
import type { Caller } from '../../../http/read-caller.ts'
import { actsCounter, findCounter } from './find-counter.ts'
import { sentCodes, wrongCodes } from './password-checks.ts'
import { returnAllowances } from './require-allowance.ts'
import { requireOneOf } from './require-one-of.ts'
import { takeAddressTry } from './take-address-try.ts'
import { inTransaction } from '../../../database/in-transaction.ts'

/** `act`: what a code that confirms one is for, as its SMS says. `memberId`: the signed-in member who asks. */
type Asked = { mobile: string; purpose: CodePurpose | OwnCodePurpose; act?: ConfirmedAct | undefined; memberId?: string }

export type CodeSent = { resendAfterSeconds: number; codeLength: number }

const budgets: Record<CodePurpose | OwnCodePurpose, SmsBudget> = {
  signUp: 'signUp',
  logIn: 'logIn',
  forgetPassword: 'newPassword',
  lostPhone: 'lostPhone',
  confirm: 'own',
  newMobile: 'own',
}

/** Purposes for which a number needs no account: whoever has the phone may prove it. */
const forAnyNumber: readonly string[] = ['signUp', 'lostPhone', 'newMobile']

/**
 * Sends a code to a number (E.164); only its keyed hash is kept.
 * Where an account is needed, a number without one gets no SMS, but the same statements and answer.
 * The SMS is in the language of the screen that asks: whoever reads it has that before them.
 * Only sent codes use the day's budgets. Once one is spent, both are refused alike.
 */
export async function issueCode(
  deps: Dependencies,
  { mobile, purpose, act, memberId }: Asked,
  { language, phoneHash, address }: Caller,
): Promise<CodeSent> {
  const { config, db, encryption, clock } = deps
  if (!config.smsPrefixes.some((prefix) => mobile.startsWith(prefix))) throw new Refusal('account.codeNotSendable')
  const now = clock.now()
  const acts = memberId === undefined ? null : actsCounter(memberId)
  const counter = acts && purpose === 'confirm' ? acts : await findCounter(db, encryption, mobile, phoneHash)
  const asks = acts ?? counter
  await takeAddressTry(deps, { tried: 'askedCode', address, counter: asks }, now)
  await inTransaction(db, async (tx) => {
    await lockMobile(tx, mobile)
    const last = await lastCodeSentAt(tx, mobile)
    const wait = secondsUntilNextCode(last && toInstant(last), now, codeResendSeconds)
    if (wait > 0) throw new Refusal('account.codeTooSoon', { retryAfterSeconds: wait })
    // Taken and given back: a look at whether any guess is left today.
    const wrong = await requireOneOf(tx, wrongCodes(counter), now, 'account.codeAttempts')
    await returnAllowances(tx, [wrong], now)
    // Whoever is signed in may name any number: what they ask for counts as theirs, too.
    for (const each of new Set([counter, asks])) await requireOneOf(tx, sentCodes(each), now, 'account.codeDayLimit')
    const member = await findMemberByMobile(tx, mobile)
    const send = forAnyNumber.includes(purpose) || member !== undefined
    const code = newCode()
    const expiresAt = now.add({ minutes: codeMinutes })
    await replaceCode(tx, {
      id: randomUUID(),
      mobile,
      purpose,
      code_hash: codeHashes(encryption, { mobile, purpose, act, code })[0] ?? '',
      created_at: toDate(now),
      expires_at: toDate(expiresAt),
    })
    const host = new URL(config.publicUrl).hostname
    const text = wordsIn(language).sms.code({ use: act ?? purpose, code, minutes: codeMinutes, host })
    await queueSms(tx, deps, {
      to: mobile,
      text,
      purpose: `code.${purpose}`,
      memberId: member?.id ?? null,
      send,
      expiresAt,
    })
    // Last: its row is everybody's, and whoever waits for it holds a connection that other calls need.
    await takeBudget(tx, config, { budget: budgets[purpose], sends: send, hasReserve: counter.known }, now)
  })
  return { resendAfterSeconds: codeResendSeconds, codeLength }
}

async function takeBudget(
  tx: Tx,
  config: Dependencies['config'],
  { budget, sends, hasReserve }: { budget: SmsBudget; sends: boolean; hasReserve: boolean },
  now: Temporal.Instant,
): Promise<void> {
  if (await takeSmsBudget(tx, config, { budget, sends }, now)) return
  if (hasReserve && (await takeSmsBudget(tx, config, { budget: 'reserve', sends }, now))) return
  throw new Refusal('account.codeDayLimit', { retryAfterSeconds: secondsUntilNextWindow(daySeconds, now) })
}
