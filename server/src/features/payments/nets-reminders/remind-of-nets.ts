import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { notifyMember } from '../../notifications/inbox/notify-member.ts'
import { remindEach } from '../../notifications/reminders/remind-each.ts'
import { endsSoonKey } from './ends-soon-key.ts'
import { listNetsToRemind, noteReminded } from './nets-reminders.repo.ts'

/** The reminder comes, by day, `hoursBefore` a NETS payment's end, if it has then waited for `hoursWaited`. */
const hoursBefore = 24
const hoursWaited = 24

/**
 * Reminds once, a day before its end, of each waiting NETS payment that lives longer than a day.
 * Safe to repeat and to run on several processes.
 */
export async function remindOfNets(deps: Pick<Dependencies, 'db' | 'clock' | 'queue' | 'encryption'>): Promise<void> {
  const { db, clock } = deps
  const due = (now: Temporal.Instant, length: number) => {
    const [startedBy, to] = [toDate(now.subtract({ hours: hoursWaited })), toDate(now.add({ hours: hoursBefore }))]
    return listNetsToRemind(db, { startedBy, from: toDate(now), to, length })
  }
  await remindEach(deps, due, async (tx, { id }) => {
    const payment = await noteReminded(tx, id, toDate(clock.now()))
    if (!payment) return
    await notifyMember(tx, deps, {
      memberId: payment.member_id,
      kind: 'payment',
      key: endsSoonKey(id),
      opens: 'payments',
      words: { text: 'netsEndsSoon', cents: payment.amount_cents, currency: 'SGD', until: payment.expires_at.toISOString() },
    })
  })
}
