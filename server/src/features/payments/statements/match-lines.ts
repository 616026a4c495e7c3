import { inTransaction } from '../../../database/in-transaction.ts'
import { startOfDay, toDate } from '../../../ports/clock.ts'
import { lockMember } from '../../membership/lock-member.ts'
import { type MoneyDependencies, type NotifyDependencies, readyToNotify } from '../money/notify-of-money.ts'
import { getPayment } from '../orders/payments.repo.ts'
import { bookLine } from './book-line.ts'
import { judgeLine, mayBeSentBack, namesIn } from './statement.rules.ts'
import { changeLine, countMoney, getLine, isTaken, lockLine, newLines, paymentsNamed } from './statements.repo.ts'

/** Lines that are looked for at once. */
const batch = 200

/**
 * Finds for every new line the payment that it names, and books it. Each line is a transaction of its own: stopped anywhere, the
 * next run goes on, and two at once share the lines. What cannot be done goes to `onFault` and is tried again.
 */
export async function matchLines(deps: MoneyDependencies, onFault: (error: unknown) => void): Promise<void> {
  const told = await readyToNotify(deps)
  for (;;) {
    const ids = await newLines(deps.db, batch)
    let faults = 0
    for (const id of ids) {
      await matchLine(deps, told, id).catch((error: unknown) => {
        faults += 1
        onFault(error)
      })
    }
    if (ids.length < batch || faults === ids.length) return
  }
}

async function matchLine({ db, clock }: MoneyDependencies, told: NotifyDependencies, id: string): Promise<void> {
  const found = await getLine(db, id)
  if (!found) return
  // A day more than the line's own: that of a bank may be behind ours.
  const madeBefore = toDate(startOfDay(Temporal.PlainDate.from(found.day).add({ days: 2 })))
  const [paymentId, ...others] = await paymentsNamed(db, namesIn(found), madeBefore)
  const named = paymentId !== undefined && others.length === 0 ? await getPayment(db, paymentId) : null
  await inTransaction(db, async (tx) => {
    const member = named && (await lockMember(tx, named.member_id))
    const line = await lockLine(tx, id)
    if (line?.state !== 'new') return
    if (!named || !member) return changeLine(tx, id, { state: 'unmatched' })
    const isKnown = (await isTaken(tx, named.id, id)) || mayBeSentBack(await countMoney(tx, named.id, line.amount_cents))
    const state = judgeLine(line, named, isKnown)
    if (state === 'matched') await bookLine(tx, told, line, { payment: named, member, now: clock.now() })
    await changeLine(tx, id, { state, payment_id: named.id })
  })
}
