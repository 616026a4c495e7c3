import type { LogAct, RecordKind } from '@mwc/contract/log/acts'
import type { Tx } from '../../database/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { insertEntry } from './log.repo.ts'
import { newEntry } from './new-entry.ts'
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
  const { memberId, reason = null, before, after } = done
  const { clear, personal } =
    memberId === undefined ? { clear: { reason, before, after }, personal: {} } : takePersonal({ reason, before, after })
  const hasPersonal = memberId !== undefined && Object.keys(personal).length > 0
  const entry = newEntry(clock, by, done)
  await insertEntry(tx, {
    ...entry,
    reason: clear.reason,
    before: clear.before === null ? null : JSON.stringify(clear.before),
    after: clear.after === null ? null : JSON.stringify(clear.after),
    personal: hasPersonal ? await sealPersonal(tx, encryption, { entryId: entry.id, memberId, personal }) : null,
  })
  return entry.id
}
