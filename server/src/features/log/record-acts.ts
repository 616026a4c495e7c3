import type { LogAct, RecordKind } from '@mwc/contract/log/acts'
import type { Tx } from '../../database/database.ts'
import { insertEntries } from './log.repo.ts'
import { newEntry } from './new-entry.ts'
import type { Actor } from './read-actor.ts'
import type { Recording } from './record-act.ts'

/** One of many acts of the same kind that are done at once. What it says holds no personal value and no reason. */
export type PlainAct = { record: { kind: RecordKind; id: string }; memberId: string; after: object }

/** Writes many acts of one kind in one statement, in their own transaction; see `recordAct`. */
export async function recordActs(
  tx: Tx,
  { clock }: Pick<Recording, 'clock'>,
  by: Actor,
  act: LogAct,
  done: readonly PlainAct[],
): Promise<void> {
  if (done.length === 0) return
  await insertEntries(
    tx,
    done.map((one) => ({ ...newEntry(clock, by, { act, ...one }), before: null, after: one.after })),
  )
}
