import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import type { ContentState } from '@mwc/contract/content/content-kinds'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { recordAct } from '../../log/record-act.ts'
import type { Actor } from '../../log/read-actor.ts'
import { stateOf } from '../kinds/content.rules.ts'
import { kinds } from '../kinds/kinds.rules.ts'
import { lockItem, lockOrder, putInPlaces } from './content-desk.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>
type Move = { kind: ContentKind; id: string; before: string | null }

/** Puts an item in front of another one of its kind, or last; where it stands there already nothing changes. */
export async function moveContent(deps: Needed, by: Actor, { kind: name, id, before }: Move): Promise<{ id: string; state: ContentState }> {
  const kind = kinds[name]
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, kind)
    const row = await lockItem(tx, kind, id)
    const others = order.filter((item) => item.id !== id)
    const place = before === null ? others.length : others.findIndex((item) => item.id === before)
    if (!row || (place < 0 && before !== id)) throw new Refusal('content.notFound')
    const state = stateOf(row, deps.clock.now())
    if (state === 'archived') throw new Refusal('content.archived')
    const stood = order.findIndex((item) => item.id === id)
    if (before === id || place === stood) return { id, state }
    const ids = others.map((item) => item.id).toSpliced(place, 0, id)
    const was = new Map(order.map((item) => [item.id, item.position]))
    const moved = ids.flatMap((one, position) => (was.get(one) === position ? [] : [{ id: one, position }]))
    await putInPlaces(tx, kind, moved)
    await recordAct(tx, deps, by, {
      act: 'content.move',
      record: { kind: name, id },
      before: { position: row.position },
      after: { position: place, before },
    })
    return { id, state }
  })
}
