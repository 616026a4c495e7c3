import { randomUUID } from 'node:crypto'
import type { Language } from '@mwc/contract/language/language'
import type { testBroadcast as endpoint } from '@mwc/contract/notifications/notification-desk.endpoints'
import type * as z from 'zod/mini'
import type { Tx } from '../../../database/database.ts'
import { inTransaction, together } from '../../../database/in-transaction.ts'
import { daySeconds, takeAllowance } from '../../../database/take-allowance.ts'
import { refuseOlder } from '../../../http/edit-of-version.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { notificationWordsIn } from '../../../words/notification-words.ts'
import { recordAct } from '../../log/record-act.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { queueNotificationSms } from '../../sms/queue-notice-sms.ts'
import { insertNotification } from '../inbox/notifications.repo.ts'
import { insertDeliveries } from '../push/push.repo.ts'
import { type BroadcastRow, lockBroadcast } from './broadcasts.repo.ts'
import type { BroadcastFacts } from './broadcasts.views.ts'
import { refuseBegun } from './change-broadcast.ts'
import { findTester, type Tester } from './telling.repo.ts'
import { viewBroadcast } from './view-broadcast.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'queue' | 'encryption'>

/** Tests of one of staff, and to one member, on a day of Singapore. */
const testsADay = 10
/** Hours after which an SMS of a test is not sent any more. */
const smsHours = 1

/**
 * Sends a broadcast that has not begun to one member, marked as a test, in the ways that it goes, once for each language.
 * Refuses another version than was seen, an account that is not in use, and the eleventh test of a day.
 */
export async function testBroadcast(deps: Needed, by: StaffActor, input: z.output<(typeof endpoint)['input']>): Promise<BroadcastFacts> {
  const { id, version, memberNumber } = input
  const languages = [...new Set(input.languages)]
  const tester = await findTester(deps.db, memberNumber)
  for (const whose of [by.staffId, memberNumber]) {
    const isLeft = await takeAllowance(deps.db, `broadcast-test:${whose}`, testsADay, daySeconds, deps.clock.now())
    if (!isLeft) throw new Refusal('broadcasts.testLimit')
  }
  if (!tester) throw new Refusal('broadcasts.testerUnknown')
  return inTransaction(deps.db, async (tx) => {
    const row = await lockBroadcast(tx, id)
    if (!row) throw new Refusal('broadcasts.notFound')
    refuseBegun(row)
    const stands = await viewBroadcast(tx, row)
    refuseOlder(version, stands)
    for (const language of languages) await tellTester(deps, tx, row, { tester, language })
    const record = { kind: 'broadcast', id } as const
    await recordAct(tx, deps, by, { act: 'broadcasts.test', record, memberId: tester.id, before: null, after: { version, languages } })
    return stands
  })
}

/** What the notification of a test has as its key is no broadcast's: it keeps the words of its moment, and is told each time. */
async function tellTester(
  deps: Needed,
  tx: Tx,
  { title, text, opens, by_push, by_sms }: BroadcastRow,
  { tester, language }: { tester: Tester; language: Language },
): Promise<void> {
  const at = deps.clock.now()
  const [id, key] = [randomUUID(), randomUUID()]
  const words = notificationWordsIn(language)
  const told = words.broadcastTest({ title: title[language], text: text[language] })
  const row = { id, member_id: tester.id, kind: 'news', key, language, ...told, opens, created_at: toDate(at) } as const
  const [, isPushed] = await together(
    insertNotification(tx, row),
    by_push ? insertDeliveries(tx, [id], toDate(at)) : Promise.resolve(false),
  )
  if (isPushed) await deps.queue.wake(tx)
  if (!by_sms || !tester.mobile || !tester.consents) return
  const sms = { to: tester.mobile, text: words.sms.news({ title: told.title }), purpose: 'news', memberId: tester.id }
  await queueNotificationSms(tx, deps, { ...sms, notificationId: id, expiresAt: at.add({ hours: smsHours }) })
}
