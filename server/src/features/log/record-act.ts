import { randomUUID } from 'node:crypto'
import type { LogAct, RecordKind } from '@mwc/contract/log/acts'
import type { Tx } from '../../database/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { insertEntry } from './log.repo.ts'
import { takePersonal } from './personal-values.rules.ts'
import type { Actor } from './read-actor.ts'
import { sealPersonal } from './seal-personal.ts'

/** What recording an act needs, beside the transaction. */
export type Recording = Pick<Dependencies, 'clock' | 'encryption'>

/** Something that staff did. Never a password, a code, or a whole FIN. */
export type Act = {
  act: LogAct
  record: { kind: RecordKind; id: string }
  /** Whom it concerns: then the reason and what says something of the person is encrypted under that member's key. */
  memberId?: string
  reason?: string | null | undefined
  before: object | null
  after: object | null
}

/** Writes an act in the log, in its own transaction: there is never the one without the other. Answers with the entry's id. */
export async function recordAct(tx: Tx, { clock, encryption }: Recording, by: Actor, done: Act): Promise<string> {
  const { act, record, memberId, reason = null, before, after } = done
  const id = randomUUID()
  const { clear, personal } =
    memberId === undefined ? { clear: { reason, before, after }, personal: {} } : takePersonal({ reason, before, after })
  const hasPersonal = memberId !== undefined && Object.keys(personal).length > 0
  await insertEntry(tx, {
    id,
    at: toDate(clock.now()),
    staff_id: by.staffId,
    username: by.username,
    act,
    outcome: 'allowed',
    request_id: by.requestId,
    address_hash: by.addressHash,
    record_kind: record.kind,
    record_id: record.id,
    member_id: memberId ?? null,
    reason: clear.reason,
    before: clear.before === null ? null : JSON.stringify(clear.before),
    after: clear.after === null ? null : JSON.stringify(clear.after),
    personal: hasPersonal ? await sealPersonal(tx, encryption, { entryId: id, memberId, personal }) : null,
  })
  return id
}
