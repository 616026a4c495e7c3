import { countWaiting, type Waiting } from '../../../database/lists/count-waiting.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { allUnfinished, shownSince } from './translations.repo.ts'

/** How much of what is shown, or will be, pictures too, has a text that is missing in a language or older than its English. */
export function countMissingTranslations({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<Waiting> {
  return countWaiting(db, allUnfinished(db, toDate(clock.now())), shownSince)
}
