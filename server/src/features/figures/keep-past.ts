import type { Db, Tx } from '../../database/database.ts'
import { dayOf, toInstant } from '../../ports/clock.ts'
import { daysOf } from './counted-days.rules.ts'
import { insertEmptied } from './emptied.repo.ts'
import { lastCounted } from './figures.repo.ts'
import { byGroup } from './groups.rules.ts'
import { makeWindow } from './make-window.ts'
import { memberChanges, selectOne } from './member-days.repo.ts'
import { emptyPast, insertPast } from './member-past.repo.ts'
import { sumsOver } from './running-sums.rules.ts'

/** Keeps what an account was until now, before nationality, sector or stop change: figures of earlier days count by it. */
export const keepPast = (db: Db, memberId: string, at: Date): Promise<void> => insertPast(db, memberId, at)

/** Leaves nothing of whose account it was, once it is closed; what it was counted as stays until no day is counted on from it. */
export async function forgetPast(tx: Tx, memberId: string, at: Date): Promise<void> {
  const [last, base = last] = await lastCounted(tx)
  const yesterday = dayOf(toInstant(at)).subtract({ days: 1 })
  if (last && base && base.day <= yesterday.toString()) {
    const window = makeWindow(Temporal.PlainDate.from(base.day), yesterday)
    const counted = sumsOver(daysOf(window), await memberChanges(tx, window, last.arrears_days, selectOne(memberId)))
    await insertEmptied(
      tx,
      counted.filter(({ figure }) => byGroup.has(figure)),
    )
  }
  await emptyPast(tx, memberId)
}
