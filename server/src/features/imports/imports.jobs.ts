import type { Work } from '../../jobs/poll-for-work.ts'
import { toDate } from '../../ports/clock.ts'
import type { Dependencies } from '../../dependencies.ts'
import { goOnWithImports } from './go-on-with-imports.ts'
import { selectDueImports } from './imports.repo.ts'

/** Looks at files of members, and applies them. */
export function importHousekeeping(deps: Dependencies): Work[] {
  return [{ name: 'imports', dueAt: (now) => selectDueImports(toDate(now)), run: () => goOnWithImports(deps) }]
}
