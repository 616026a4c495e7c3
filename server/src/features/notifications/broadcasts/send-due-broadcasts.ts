import { membersForOne } from '@mwc/contract/notifications/notification-kinds'
import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { notificationWordsIn } from '../../../words/notification-words.ts'
import { splitAccounts } from '../../audience/choose-accounts.ts'
import { readSettings } from '../../programme/read-settings.ts'
import { queueNotificationSms } from '../../sms/queue-notice-sms.ts'
import { isForTwo } from './broadcast.rules.ts'
import { type BroadcastRow, changeBroadcast, getBroadcast, lockBroadcast } from './broadcasts.repo.ts'
import { beginSending, insertReached } from './reached.repo.ts'
import {
  endIfDone,
  endMembers,
  findClosed,
  holdSending,
  insertForMembers,
  listUnderWay,
  noteWithoutPhone,
  takeMembers,
  type Told,
} from './telling.repo.ts'
import { insertDeliveries } from '../push/push.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'queue' | 'encryption'>

/** Members told in one transaction: what a process holds in memory, and what is done again when it dies. */
const batch = 500
/** Accounts that one statement looks at: to write down a country takes longer than a statement may. */
const accountsAtOnce = 50_000
/** Hours after which an SMS about news is not sent any more. */
const smsHours = 12
/** Batches until other work of the sweep has its turn, and a process that stops is waited for. */
const batchesAtOnce = 20

/**
 * Goes on with every due broadcast: first its members are written down, then told, in batches of one transaction each.
 * Safe to stop at any moment, to repeat and to run on several processes.
 * @param atOnce accounts that one statement looks at
 */
export async function sendDueBroadcasts(deps: Needed, atOnce = accountsAtOnce): Promise<void> {
  for (const { id } of await listUnderWay(deps.db, toDate(deps.clock.now()))) await goOn(deps, id, atOnce)
}

async function goOn(deps: Needed, id: string, atOnce: number): Promise<void> {
  const { db, clock } = deps
  await begin(deps, id, atOnce).catch((error: unknown) => (error instanceof TooManyForOne ? hold(deps, id) : Promise.reject(error)))
  for (let n = 0; n < batchesAtOnce; n += 1) if ((await tellBatch(deps, id)) < batch) break
  await endIfDone(db, id, toDate(clock.now()))
}

/** It reaches more than one person alone may send to, and nobody has confirmed it. */
class TooManyForOne extends Error {}

async function lockDue({ clock }: Pick<Needed, 'clock'>, tx: Tx, id: string): Promise<BroadcastRow | null> {
  const row = await lockBroadcast(tx, id)
  return row?.state === 'scheduled' && row.send_at && row.send_at <= toDate(clock.now()) ? row : null
}

/** Writes down whom a broadcast reaches; takes all of it back where it needs a second person by now. */
async function begin(deps: Needed, id: string, atOnce: number): Promise<void> {
  const { db, clock } = deps
  const arrearsDays = Number((await readSettings(db)).arrearsDays)
  await inTransaction(db, async (tx) => {
    const row = await lockDue(deps, tx, id)
    if (!row) return
    const now = clock.now()
    // Those who joined lately are found by an index.
    const ranges = row.audience.joinedWithinDays === null ? await splitAccounts(tx, atOnce) : []
    let reached = 0
    for (const among of ranges.length > 1 ? ranges : [null]) reached += await insertReached(tx, row, { now, arrearsDays, among })
    await beginSending(tx, id, toDate(now))
    if (isForTwo(reached) && row.confirmed_at === null) throw new TooManyForOne()
  })
}

/** Makes a draft of it again, for which a second person is asked. */
async function hold(deps: Needed, id: string): Promise<void> {
  const at = toDate(deps.clock.now())
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockDue(deps, tx, id))) return
    const reached = membersForOne + 1
    await changeBroadcast(tx, id, { state: 'draft', send_at: null, held_at: at, waits_since: at, reached })
  })
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
    await endTold(tx, row, told)
    await endPassed(tx, id, new Set(told.map(({ member_id }) => member_id)), members)
    const ids = told.map((one) => one.id)
    if (row.by_push) {
      if (await insertDeliveries(tx, ids, at, id)) await deps.queue.wake(tx)
      await noteWithoutPhone(
        tx,
        id,
        told.map(({ member_id }) => member_id),
      )
    }
    if (row.by_sms) for (const one of told) await sendSms(deps, tx, row, one)
    return members.length
  })
}

const withoutSms = ({ mobile, consents }: Told) => (mobile === null ? 'noNumber' : consents ? null : 'noConsent')

async function endTold(tx: Tx, { id, by_sms }: BroadcastRow, told: Told[]): Promise<void> {
  for (const no_sms of [null, 'noNumber', 'noConsent'] as const) {
    const alike = told.filter((one) => (by_sms ? withoutSms(one) : null) === no_sms)
    await endMembers(
      tx,
      id,
      alike.map(({ member_id }) => member_id),
      'sent',
      { no_sms },
    )
  }
}

/** Passes over those whose account was closed or deactivated since they were written down. */
async function endPassed(tx: Tx, id: string, told: ReadonlySet<string>, members: string[]): Promise<void> {
  const passed = members.filter((member) => !told.has(member))
  const closed = new Set(await findClosed(tx, passed))
  for (const reason of ['closed', 'deactivated'] as const) {
    const alike = passed.filter((member) => closed.has(member) === (reason === 'closed'))
    await endMembers(tx, id, alike, 'skipped', { reason })
  }
}

async function sendSms(
  deps: Needed,
  tx: Tx,
  { id: broadcastId, title }: BroadcastRow,
  { id, member_id: memberId, language, mobile, consents }: Told,
): Promise<void> {
  if (!mobile || !consents) return
  const text = notificationWordsIn(language).sms.news({ title: title[language] })
  const expiresAt = deps.clock.now().add({ hours: smsHours })
  await queueNotificationSms(tx, deps, { to: mobile, text, purpose: 'news', memberId, notificationId: id, broadcastId, expiresAt })
}
