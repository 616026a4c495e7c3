import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { readAnswerTimes as endpoint } from '@mwc/contract/messages/message-desk.calls'
import { answerPeriods } from '@mwc/contract/messages/thread-lists'
import { countUpTo } from '../../../database/lists/count-up-to.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { answersSince, noAnswers } from './answers.repo.ts'
import { findLateSince } from './find-late-since.ts'
import { countWaitingThreads } from './count-waiting-threads.ts'
import { waitingThreads } from './desk-threads.repo.ts'

/** How long answers took, and who waits for one: each answer counts as in the daily figures. */
export async function readAnswerTimes(deps: Pick<Dependencies, 'db' | 'clock'>): Promise<OutputOf<typeof endpoint>> {
  const { db, clock } = deps
  const now = clock.now()
  const { answerDays, lateSince } = await findLateSince(deps)
  const times = await answersSince(
    db,
    answerPeriods.map((days) => toDate(now.subtract({ hours: 24 * days }))),
  )
  const late = waitingThreads(db).where('t.waiting_since', '<=', lateSince)
  return {
    periods: answerPeriods.map((days, place) => ({ days, ...(times[place] ?? noAnswers) })),
    waiting: await countWaitingThreads(deps),
    late: await countUpTo(db, late.select('t.id')),
    answerDays,
  }
}
