import type { SignedIn } from '@mwc/contract/account/sessions/sessions.schemas'
import type { Db, Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { isPassword } from '../../../keys/password-hash.ts'
import { tokenHash } from '../../../keys/encryption.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { repeatMinutes } from './proof.rules.ts'
import { type AnsweredCall, findAnswered, insertAnswered, setAnsweredSession } from './answered-calls.repo.ts'
import { getMember, lockMemberRow } from '../people/members.repo.ts'
import { openSession } from '../sessions/open-session.ts'
import type { Opener } from '../../../http/read-caller.ts'
import { endSession } from '../sessions/sessions.repo.ts'
import { passwordChecks } from './password-checks.ts'
import { requireOneOf } from './require-one-of.ts'

/** Keeps, in the transaction of an act, that it was done for a member; `token` where it signed in. */
export type Remember = (tx: Tx, memberId: string, token?: string) => Promise<void>

type Act = 'signUp' | 'logInWithCode' | 'moveMobile' | 'finishMove' | 'resetPassword' | 'setFirstPassword'
/** All of the input but key and password is what a repeated call must have the same; `memberId` where somebody signed in asks. */
type Asked = { act: Act; input: { idempotencyKey?: string | undefined; password?: string }; memberId?: string }

/**
 * Signs in once. For 10 minutes the same call and key are answered again with a new token, and the one given before ends.
 * Log-out, a new password or closing end the key with the token. Other content or password: `account.keyReused`.
 * After 25 repeats an hour: `account.passwordLocked`, or `request.tooMany` where no password was asked.
 */
export async function signInIdempotent(
  deps: Dependencies,
  asked: Asked,
  caller: Opener,
  first: (remember: Remember) => Promise<SignedIn>,
): Promise<SignedIn> {
  return once(deps, asked, first, ({ key_hash, member_id }, since) =>
    inTransaction(deps.db, async (tx) => {
      const { closed_at } = await lockMemberRow(tx, member_id)
      const unanswered = await findAnswered(tx, [key_hash], since)
      if (closed_at || !unanswered?.session_hash) return null
      const now = deps.clock.now()
      await endSession(tx, unanswered.session_hash, toDate(now))
      const answer = await openSession(tx, member_id, now, caller)
      await setAnsweredSession(tx, key_hash, tokenHash(answer.token))
      return { answer }
    }),
  )
}

/** For calls that sign nobody in: the same call and key answer "done" for 10 minutes. Refuses as `signInIdempotent`. */
export async function runIdempotent(deps: Dependencies, asked: Asked, first: (remember: Remember) => Promise<void>): Promise<void> {
  await once(deps, asked, first, async () => ({ answer: undefined }))
}

async function once<T>(
  { db, encryption, clock }: Dependencies,
  { act, input: { idempotencyKey, password, ...content }, memberId = '' }: Asked,
  first: (remember: Remember) => Promise<T>,
  repeat: (row: AnsweredCall, since: Date) => Promise<{ answer: T } | null>,
): Promise<T> {
  if (idempotencyKey === undefined) return first(async () => {})
  const keyHashes = encryption.lookups('answered-key', `${act} ${memberId} ${idempotencyKey}`)
  const contentHashes = encryption.lookups('answered-content', JSON.stringify(content))
  const since = toDate(clock.now().subtract({ minutes: repeatMinutes }))
  const again = async () => {
    const row = await findAnswered(db, keyHashes, since)
    if (!row) return null
    if (!contentHashes.includes(row.content_hash)) throw new Refusal('account.keyReused')
    // A right one counts too: else one account and key could fill everybody's password line, or the sessions table.
    const tooMany = password === undefined ? 'request.tooMany' : 'account.passwordLocked'
    await requireOneOf(db, passwordChecks({ key: `repeat:${row.member_id}`, known: false }), clock.now(), tooMany)
    if (password !== undefined) await checkSamePassword(db, row.member_id, password)
    return repeat(row, since)
  }
  const before = await again()
  if (before) return before.answer
  try {
    return await first(async (tx, member_id, token) => {
      const session_hash = token === undefined ? null : tokenHash(token)
      const [key_hash = '', content_hash = ''] = [keyHashes[0], contentHashes[0]]
      const row = { key_hash, content_hash, member_id, session_hash, at: toDate(clock.now()) }
      if (!(await insertAnswered(tx, row, since))) throw new Refusal('account.keyReused')
    })
  } catch (error) {
    // The same call may have been first while this one was under way, and left it nothing to be done with.
    const meanwhile = error instanceof Refusal ? await again() : null
    if (!meanwhile) throw error
    return meanwhile.answer
  }
}

async function checkSamePassword(db: Db, memberId: string, password: string): Promise<void> {
  if (!(await isPassword((await getMember(db, memberId)).password_hash, password))) throw new Refusal('account.keyReused')
}
