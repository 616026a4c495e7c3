import type { LogAct } from '@mwc/contract/log/acts'
import type { ShopKey } from '@mwc/contract/redemptions/redemption-desk.schemas'
import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { recordAct } from '../../log/record-act.ts'
import type { Actor } from '../../log/read-actor.ts'
import { readShopKey } from './read-shop-key.ts'

/** What the log keeps of a shop's key: never its PIN, nor a code that works. */
const loggedOf = ({ id: shopId, name, state, code, hasPin, pinSetAt }: ShopKey) => ({
  shopId,
  name,
  state,
  codeEnds: code?.slice(-3) ?? null,
  hasPin,
  pinSetAt,
})

/** Changes how a shop takes part, by an act, and answers with it as it is then. Refuses with `content.notFound`. */
export async function changeShopKey(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption' | 'config'>,
  by: Actor,
  { act, shopId }: { act: LogAct; shopId: string },
  change: (tx: Tx) => Promise<void>,
): Promise<ShopKey> {
  return inTransaction(deps.db, async (tx) => {
    const before = await readShopKey({ ...deps, db: tx }, shopId)
    await change(tx)
    const after = await readShopKey({ ...deps, db: tx }, shopId)
    const record = { kind: 'shop', id: shopId } as const
    await recordAct(tx, deps, by, { act, record, before: loggedOf(before), after: loggedOf(after) })
    return after
  })
}
