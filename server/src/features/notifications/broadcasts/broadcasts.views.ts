import type { Broadcast } from '@mwc/contract/notifications/notification-desk.schemas'
import type { BroadcastCount } from '../../../database/tables/notification-tables.ts'
import { isForTwo } from './broadcast.rules.ts'
import type { BroadcastRow } from './broadcasts.repo.ts'

const nobody = { due: 0, sent: 0, failed: 0, skipped: 0 }
/** An SMS is sent once the network or the phone has it: that the provider took it is not enough. */
const smsColumns: Record<string, keyof typeof nobody> = {
  due: 'due',
  handing: 'due',
  taken: 'due',
  sent: 'sent',
  delivered: 'sent',
  failed: 'failed',
  skipped: 'skipped',
}

function countsOf(counts: BroadcastCount[], id: string, channel: BroadcastCount['channel']): typeof nobody {
  const sums = { ...nobody }
  for (const count of counts) {
    if (count.id !== id || count.channel !== channel) continue
    const column = channel === 'sms' ? smsColumns[count.state] : (count.state as keyof typeof nobody)
    if (column) sums[column] += count.n
  }
  return sums
}

/** A broadcast as the log keeps it: what a reader may do says nothing there. */
export type BroadcastFacts = Omit<Broadcast, 'may'>

export function broadcastFacts(row: BroadcastRow, counts: BroadcastCount[]): BroadcastFacts {
  const moment = (at: Date | null) => at?.toISOString() ?? null
  const { statuses, nationalities, sectors, languages, joinedWithinDays, plans } = row.audience
  const writtenBy = { id: row.created_by, username: row.writer }
  const named = (id: string | null, username: string | null) => (id !== null && username !== null ? { id, username } : null)
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    text: row.text,
    opens: row.opens,
    byPush: row.by_push,
    bySms: row.by_sms,
    statuses,
    nationalities,
    sectors,
    languages,
    joinedWithinDays,
    plans,
    state: row.state,
    sendAt: moment(row.send_at),
    beganAt: moment(row.began_at),
    endedAt: moment(row.ended_at),
    createdAt: row.created_at.toISOString(),
    writtenBy,
    changedBy: named(row.changed_by, row.changer) ?? writtenBy,
    changedAt: (row.changed_at ?? row.created_at).toISOString(),
    needsSecond: isForTwo(row.reached),
    waitsSince: moment(row.waits_since),
    confirmedBy: named(row.confirmed_by, row.confirmer),
    confirmedAt: moment(row.confirmed_at),
    heldAt: moment(row.held_at),
    inbox: countsOf(counts, row.id, 'inbox'),
    push: countsOf(counts, row.id, 'push'),
    sms: countsOf(counts, row.id, 'sms'),
  }
}
