import { reminderStages } from '@mwc/contract/notifications/notification-kinds'
import { inTransaction } from '../../../database/in-transaction.ts'
import { LoggableError } from '../../../http/describe-fault.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { dayOf, programmeZone, toDate } from '../../../ports/clock.ts'
import { dayIn, notificationWordsIn } from '../../../words/notification-words.ts'
import { listPeriods } from '../../membership/list-periods.ts'
import { lockMember } from '../../membership/lock-member.ts'
import { readSettings } from '../../programme/read-settings.ts'
import { viewReminderDays } from './list-reminder-days.ts'
import { isTimeToRemind } from './is-time-to-remind.ts'
import { notifyMember } from '../inbox/notify-member.ts'
import { daysToPlan, earliestOfUse, endOfDaytime, lastDayFor, reminderKey, skipReason } from './reminder.rules.ts'
import {
  endReminder,
  isWaiting,
  lastPlannedDay,
  listWaiting,
  notePlanned,
  planStage,
  selectRemindersDue,
  type ReminderRow,
  takeUnreported,
} from './reminders.repo.ts'

/** When there is somebody to remind, or a day to look at. */
export function remindersDueAt(now: Temporal.Instant) {
  const today = dayOf(now)
  const failedBy = toDate(now.subtract({ minutes: againMinutes }))
  return selectRemindersDue(isTimeToRemind(now), {
    now: toDate(now),
    today: today.toString(),
    since: earliestOfUse(today).toString(),
    failedBy,
  })
}

type Needed = Pick<Dependencies, 'db' | 'clock' | 'queue' | 'encryption'>

/** Rows that are read at once; each is told in a transaction of its own. */
const batch = 200
/** Minutes until a reminder that failed is tried again. */
const againMinutes = 10
const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * Reminds by day when a membership ends in 30, 7 or 1 days or ended yesterday (Singapore's days), once an end and distance.
 * Makes up for time away where that is still of use. Safe to repeat and to run on several processes.
 * Answers with single members' faults, and with past days on which not everybody was told.
 */
export async function sendReminders(deps: Needed): Promise<Error[]> {
  const { db, clock } = deps
  const now = clock.now()
  const today = dayOf(now)
  if (!isTimeToRemind(now)) return []
  await plan(deps, today)
  const { helpline } = await readSettings(db)
  const faults: Error[] = []
  const failedBy = toDate(now.subtract({ minutes: againMinutes }))
  const since = earliestOfUse(today).toString()
  for (let after = beforeAll; ;) {
    const waiting = await listWaiting(db, { since, failedBy, after, length: batch })
    for (const row of waiting) {
      // A long list may take until the evening: the rest waits for the morning.
      if (!isTimeToRemind(clock.now())) return faults
      await remindOne(deps, row, helpline).catch(async (error: unknown) => {
        faults.push(error instanceof Error ? error : new Error(String(error)))
        await endReminder(db, row, { state: 'failed', reason: 'fault', ended_at: toDate(clock.now()) })
      })
    }
    const last = waiting.at(-1)
    if (waiting.length < batch || !last) break
    after = last.member_id
  }
  return [...faults, ...(await reportDays(deps, today))]
}

/** Writes down who is to be reminded today, and on days that nobody looked at. */
async function plan({ db, clock }: Needed, today: Temporal.PlainDate): Promise<void> {
  const last = await lastPlannedDay(db, today.toString(), toDate(clock.now()))
  for (const day of daysToPlan(last === null ? null : Temporal.PlainDate.from(last), today)) {
    await inTransaction(db, async (tx) => {
      for (const stage of reminderStages) await planStage(tx, stage, lastDayFor(stage, day).toString(), day.toString())
      await notePlanned(tx, day.toString(), toDate(clock.now()))
    })
  }
}

/** Sends one reminder, unless the membership is no longer what it was when the reminder was written down. */
async function remindOne(deps: Needed, row: ReminderRow, helpline: string): Promise<void> {
  const { db, clock } = deps
  await inTransaction(db, async (tx) => {
    const member = await lockMember(tx, row.member_id)
    if (!(await isWaiting(tx, row))) return
    const [now, lastDay] = [clock.now(), Temporal.PlainDate.from(row.last_day)]
    const [newest] = await listPeriods(tx, row.member_id)
    const currentLastDay = newest ? Temporal.PlainDate.from(newest.to) : null
    const reason = skipReason({ stage: row.stage, lastDay }, { ...member, currentLastDay }, dayOf(now))
    const end = (state: 'sent' | 'skipped') => endReminder(tx, row, { state, reason, ended_at: toDate(now) })
    if (reason) return end('skipped')
    await notifyMember(tx, deps, {
      memberId: row.member_id,
      kind: 'reminder',
      key: reminderKey({ lastDay: row.last_day, stage: row.stage }),
      opens: 'renew',
      words: { text: textFor(lastDay, dayOf(now)), lastDay: row.last_day },
      sms: {
        words: (language) => {
          const { sms } = notificationWordsIn(language)
          return (row.stage === 'after' ? sms.hasEnded : sms.endsSoon)({ date: dayIn(language, row.last_day), helpline })
        },
        expiresAt: endOfDaytime(now.toZonedDateTimeISO(programmeZone)),
      },
    })
    await end('sent')
  })
}

/** Which text tells of an end on a day, in the words of today. */
function textFor(lastDay: Temporal.PlainDate, today: Temporal.PlainDate) {
  const days = today.until(lastDay, { largestUnit: 'days' }).days
  if (days < 0) return 'hasEnded'
  if (days === 0) return 'endsToday'
  return days === 1 ? 'endsTomorrow' : 'endsSoon'
}

/** A day on which not everybody was reminded who was to be. */
class RemindersDiffer extends LoggableError {
  override name = 'RemindersDiffer'
}

async function reportDays({ db, clock }: Needed, today: Temporal.PlainDate): Promise<Error[]> {
  const over = await takeUnreported(db, today.toString(), toDate(clock.now()))
  const days = await viewReminderDays(db, over, today.toString())
  return days
    .filter(({ differs }) => differs)
    .map(
      ({ day, due, sent, failed, skipped, reasons }) =>
        new RemindersDiffer(
          `reminders of ${day}: ${due} due, ${sent} sent, ${failed} failed, ${skipped} skipped ${JSON.stringify(reasons)}`,
        ),
    )
}
