import type { Dependencies } from '../../../dependencies.ts'
import { programmeZone, toDate } from '../../../ports/clock.ts'
import { readSettings } from '../../programme/read-settings.ts'
import { lateSince } from './answer-time.rules.ts'

/** Within how many working days staff mean to answer, and since when somebody waits longer than that. */
export async function findLateSince({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<{ answerDays: number; lateSince: Date }> {
  const answerDays = Number((await readSettings(db)).messageAnswerDays)
  return { answerDays, lateSince: toDate(lateSince(clock.now().toZonedDateTimeISO(programmeZone), answerDays).toInstant()) }
}
