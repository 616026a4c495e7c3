import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { notifyMember } from '../../notifications/inbox/notify-member.ts'
import { remindEach } from '../../notifications/reminders/remind-each.ts'
import { listNetsToRemind, noteReminded } from './nets-reminders.repo.ts'

/** Hours before the end of a NETS payment from which its member is reminded, by day; and hours that it must have waited until then. */
const hoursBefore = 24
const hoursWaited = 24

/**
 * Reminds, a day before its end and once, of each NETS payment that still waits for its money; not of one that lives for a day only. Safe to
 * repeat and to run on several processes.
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
      key: `${id} endsSoon`,
      opens: 'payments',
      words: { text: 'netsEndsSoon', cents: payment.amount_cents, currency: 'SGD', until: payment.expires_at.toISOString() },
    })
  })
}
