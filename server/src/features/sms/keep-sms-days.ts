import { inTransaction } from '../../database/in-transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { dayOf, startOfDay, toDate } from '../../ports/clock.ts'
import { countSmsDays, replaceKeptDays } from './sms-days.repo.ts'
import { firstShownDay, keptDays } from './sms-days.rules.ts'

/** Counts the SMS of shown days before today, of which little changes any more, and keeps that. Safe to repeat. */
export async function keepSmsDays({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const first = firstShownDay(dayOf(clock.now()))
  const until = toDate(startOfDay(first.add({ days: keptDays })))
  const counts = await countSmsDays(db, { from: toDate(startOfDay(first)), until })
  const days = Array.from({ length: keptDays }, (_, n) => first.add({ days: n }).toString())
  const rows = days.map((day) => ({ day, counts: counts.filter((count) => count.day === day) }))
  await inTransaction(db, (tx) => replaceKeptDays(tx, rows))
}
