import { countWaiting, type Waiting } from '../../../database/lists/count-waiting.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { allUnfinished, shownSince } from './translations.repo.ts'

/** How many items that are shown, or will be, have a text that is missing in a language or older than its English. */
export function countMissingTranslations({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<Waiting> {
  return countWaiting(db, allUnfinished(db, toDate(clock.now())), shownSince)
}
