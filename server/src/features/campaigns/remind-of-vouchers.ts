import type { Dependencies } from '../../dependencies.ts'
import { dayOf, toDate } from '../../ports/clock.ts'
import { notifyMember } from '../notifications/inbox/notify-member.ts'
import { remindEach } from '../notifications/reminders/remind-each.ts'
import { listVouchersToRemind, noteReminded } from './voucher-reminders.repo.ts'

/** Days before a voucher's last day from which its member is reminded. */
const daysBefore = 3

/**
 * Reminds once of each unused voucher, three days before its last day; not on the day it was given,
 * nor whoever may not use it. Safe to repeat and to run on several processes.
 */
export async function remindOfVouchers(deps: Pick<Dependencies, 'db' | 'clock' | 'queue' | 'encryption'>): Promise<void> {
  const { db, clock } = deps
  const due = (now: Temporal.Instant, length: number) => {
    const today = dayOf(now)
    const [from, to] = [today.toString(), today.add({ days: daysBefore }).toString()]
    return listVouchersToRemind(db, { givenBefore: from, from, to, length })
  }
  await remindEach(deps, due, async (tx, { id }, member) => {
    const voucher = await noteReminded(tx, id, toDate(clock.now()))
    if (!voucher || member.deactivated) return
    await notifyMember(tx, deps, {
      memberId: voucher.member_id,
      kind: 'reward',
      key: `${id} endsSoon`,
      opens: 'rewards',
      words: { text: 'voucherEndsSoon', name: voucher.name, lastDay: voucher.last_day },
    })
  })
}
