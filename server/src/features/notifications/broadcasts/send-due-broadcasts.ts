import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { notificationWordsIn } from '../../../words/notification-words.ts'
import { readSettings } from '../../programme/read-settings.ts'
import { queueNotificationSms } from '../../sms/queue-notice-sms.ts'
import {
  beginBroadcast,
  type BroadcastRow,
  endIfDone,
  endMembers,
  getBroadcast,
  holdSending,
  insertForMembers,
  listUnderWay,
  lockBroadcast,
  takeMembers,
} from './broadcasts.repo.ts'
import { insertDeliveries } from '../push/push.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'queue' | 'encryption'>

/** Members told in one transaction: what a process holds in memory, and what is done again when it dies. */
const batch = 500
/** Hours after which an SMS about news is not sent any more. */
const smsHours = 12
/** Batches until other work of the sweep has its turn, and a process that stops is waited for. */
const batchesAtOnce = 20

/**
 * Goes on with every due broadcast: first its members are written down, then told, in batches of one transaction each.
 * Safe to stop at any moment, to repeat and to run on several processes.
 */
export async function sendDueBroadcasts(deps: Needed): Promise<void> {
  for (const { id } of await listUnderWay(deps.db, toDate(deps.clock.now()))) await goOn(deps, id)
}

async function goOn(deps: Needed, id: string): Promise<void> {
  const { db, clock } = deps
  const { arrearsDays } = await readSettings(db)
  await inTransaction(db, async (tx) => {
    const row = await lockBroadcast(tx, id)
    const now = clock.now()
    if (row?.state !== 'scheduled' || !row.send_at || row.send_at > toDate(now)) return
    await beginBroadcast(tx, row, { now, arrearsDays: Number(arrearsDays) }, toDate(now))
  })
  for (let n = 0; n < batchesAtOnce; n += 1) if ((await tellBatch(deps, id)) < batch) break
  await endIfDone(db, id, toDate(clock.now()))
}

/** Tells the next members of a broadcast; answers how many were taken. */
async function tellBatch(deps: Needed, id: string): Promise<number> {
  const { db, clock } = deps
  return inTransaction(db, async (tx) => {
    if (!(await holdSending(tx, id))) return 0
    const row = await getBroadcast(tx, id)
    const members = await takeMembers(tx, id, batch)
    if (members.length === 0) return 0
    const at = toDate(clock.now())
    const told = await insertForMembers(tx, row, members, at)
    const reached = new Set(told.map(({ member_id }) => member_id))
    await endMembers(tx, id, [...reached], 'sent')
    await endMembers(
      tx,
      id,
      members.filter((member) => !reached.has(member)),
      'skipped',
    )
    const ids = told.map((one) => one.id)
    if (await insertDeliveries(tx, ids, at)) await deps.queue.wake(tx)
    if (row.by_sms) for (const one of told) await sendSms(deps, tx, row, one)
    return members.length
  })
}

async function sendSms(
  deps: Needed,
  tx: Parameters<typeof queueNotificationSms>[0],
  { title }: BroadcastRow,
  { id, member_id: memberId, language, mobile, consents }: Awaited<ReturnType<typeof insertForMembers>>[number],
): Promise<void> {
  if (!mobile || !consents) return
  const text = notificationWordsIn(language).sms.news({ title: title[language] })
  const expiresAt = deps.clock.now().add({ hours: smsHours })
  await queueNotificationSms(tx, deps, { to: mobile, text, purpose: 'news', memberId, notificationId: id, expiresAt })
}
