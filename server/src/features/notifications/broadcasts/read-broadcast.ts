import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { findBroadcast } from './broadcasts.repo.ts'
import type { BroadcastFacts } from './broadcasts.views.ts'
import { viewBroadcast } from './view-broadcast.ts'

/** One broadcast; refuses with `broadcasts.notFound`. */
export async function readBroadcast({ db }: Pick<Dependencies, 'db'>, id: string): Promise<BroadcastFacts> {
  const row = await findBroadcast(db, id)
  if (!row) throw new Refusal('broadcasts.notFound')
  return viewBroadcast(db, row)
}
