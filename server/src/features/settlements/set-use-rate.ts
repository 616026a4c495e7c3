import { randomUUID } from 'node:crypto'
import type { RateOf } from '@mwc/contract/settlements/settlement-desk.schemas'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuseOlder } from '../../http/edit-of-version.ts'
import { Refusal } from '../../http/refusal.ts'
import { toDate } from '../../ports/clock.ts'
import { recordAct } from '../log/record-act.ts'
import type { StaffActor } from '../log/read-actor.ts'
import { findRates, insertRate, lockRated, type RateKind } from './rates.repo.ts'
import { rateView } from './settlement.views.ts'

type Input = { kind: RateKind; id: string; version: number; cents: number | null; reason: string }

/** Sets what a use is owed from now on; what was used keeps what it was owed. What stands already is done. */
export async function setUseRate(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: StaffActor,
  { kind, id, version, cents, reason }: Input,
): Promise<RateOf> {
  return inTransaction(deps.db, async (tx) => {
    const name = await lockRated(tx, kind, id)
    if (name === undefined) throw new Refusal('content.notFound')
    const read = async () => rateView({ id, name }, await findRates(tx, kind, [id]))
    const before = await read()
    if (before.cents === cents) return before
    refuseOlder(version, { version: before.version, cents: before.cents })
    const of = { shop_id: kind === 'shop' ? id : null, privilege_id: kind === 'privilege' ? id : null }
    const set = { cents, set_at: toDate(deps.clock.now()), set_by: by.staffId, reason }
    await insertRate(tx, { id: randomUUID(), ...of, version: before.version + 1, ...set })
    const record = { kind, id } as const
    await recordAct(tx, deps, by, { act: 'shops.setRate', record, reason, before: { cents: before.cents }, after: { cents } })
    return read()
  })
}
