import { countWaiting, type Waiting } from '../../../database/lists/count-waiting.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { kinds } from '../kinds/kinds.rules.ts'
import { itemsLackingLanguages, shownSince } from './content-desk.repo.ts'

/** How many items that are shown, or will be, are not in every language: their readers are shown the English. */
export function countMissingTranslations({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<Waiting> {
  return countWaiting(db, itemsLackingLanguages(db, Object.values(kinds), toDate(clock.now())), shownSince)
}
