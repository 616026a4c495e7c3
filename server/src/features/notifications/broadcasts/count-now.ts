import type { Db } from '../../../database/database.ts'
import type { BroadcastAudience } from '../../../database/tables/notification-tables.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { readSettings } from '../../programme/read-settings.ts'
import { isForTwo } from './broadcast.rules.ts'
import { type BroadcastRow, keepReached } from './broadcasts.repo.ts'
import { countReachedNow } from './reached.repo.ts'

/** How many an audience reaches at this moment, counted to one more than one person alone may send to. */
export async function countNow(db: Db, { clock }: Pick<Dependencies, 'clock'>, audience: BroadcastAudience): Promise<number> {
  const { arrearsDays } = await readSettings(db)
  return countReachedNow(db, audience, { now: clock.now(), arrearsDays: Number(arrearsDays) })
}

type Seen = { row: Pick<BroadcastRow, 'id' | 'version'>; reached: number }

/** A broadcast reaches more than one person alone may send to; how many is still to be kept. */
class NeedsSecond extends Refusal {
  readonly seen: Seen

  constructor(seen: Seen) {
    super('broadcasts.needsSecond')
    this.seen = seen
  }
}

type ToSend = Pick<BroadcastRow, 'id' | 'version' | 'audience' | 'confirmed_at'>

/** Counts whom a broadcast reaches, and refuses one to nobody, and one to too many that no second person has confirmed. */
export async function refuseUnconfirmed(db: Db, deps: Pick<Dependencies, 'clock'>, row: ToSend): Promise<number> {
  const reached = await countNow(db, deps, row.audience)
  if (reached === 0) throw new Refusal('broadcasts.reachesNobody')
  if (isForTwo(reached) && row.confirmed_at === null) throw new NeedsSecond({ row, reached })
  return reached
}

/** Does something that counts; what was counted stays known, also where it is refused for that. */
export async function keepingReached<T>(db: Db, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof NeedsSecond) await keepReached(db, error.seen.row, error.seen.reached)
    throw error
  }
}
