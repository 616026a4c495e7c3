import { randomUUID } from 'node:crypto'
import type { addBroadcast as addEndpoint } from '@mwc/contract/notifications/notification-desk.endpoints'
import type { Broadcast } from '@mwc/contract/notifications/notification-desk.schemas'
import type { previewBroadcast as previewEndpoint } from '@mwc/contract/notifications/notification-desk.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type * as z from 'zod/mini'
import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { BroadcastAudience } from '../../../database/tables/notification-tables.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Parts } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { readAudience } from '../../audience/read-audience.ts'
import { readSettings } from '../../programme/read-settings.ts'
import { type BroadcastRow, changeBroadcast, insertBroadcast, lockBroadcast, previewReached } from './broadcasts.repo.ts'
import { viewBroadcast } from './read-broadcasts.ts'

type Needed = Pick<Parts, 'db' | 'clock' | 'queue'>
export type BroadcastInput = z.output<(typeof addEndpoint)['input']>
export type BroadcastChange = { before: Broadcast | null; after: Broadcast }

function reachOf(input: Pick<BroadcastInput, 'languages'> & Parameters<typeof readAudience>[0]): BroadcastAudience {
  const { languages } = input
  return { ...readAudience(input), languages: languages && languages.length > 0 ? [...new Set(languages)] : null }
}

/** Whom a broadcast would reach now. */
export async function previewBroadcast(
  { db, clock }: Needed,
  input: Parameters<typeof reachOf>[0],
): Promise<OutputOf<typeof previewEndpoint>> {
  const { arrearsDays } = await readSettings(db)
  const rows = await previewReached(db, reachOf(input), { now: clock.now(), arrearsDays: Number(arrearsDays) })
  const sum = (count: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + count(row), 0)
  return {
    reached: sum((row) => row.reached),
    withPush: sum((row) => row.with_push),
    withSms: sum((row) => row.with_sms),
    languages: Object.fromEntries(rows.map(({ language, reached }) => [language, reached])),
  }
}

/** Writes a broadcast; the same key answers the one that is there. */
export async function addBroadcast({ db, clock }: Needed, staffId: string, input: BroadcastInput): Promise<BroadcastChange> {
  const { requestKey, title, text, opens, bySms, sendAt } = input
  const row = {
    id: randomUUID(),
    request_key: requestKey,
    title: JSON.stringify(title),
    text: JSON.stringify(text),
    opens: opens ?? null,
    by_sms: bySms,
    audience: JSON.stringify(reachOf(input)),
    state: sendAt ? ('scheduled' as const) : ('draft' as const),
    send_at: sendAt ? new Date(sendAt) : null,
    created_at: toDate(clock.now()),
    created_by: staffId,
  }
  const stored = await inTransaction(db, (tx) => insertBroadcast(tx, row))
  return { before: null, after: await viewBroadcast(db, stored) }
}

async function change({ db }: Needed, id: string, decide: (tx: Tx, row: BroadcastRow) => Promise<BroadcastRow>): Promise<BroadcastChange> {
  const [before, after] = await inTransaction(db, async (tx) => {
    const row = await lockBroadcast(tx, id)
    if (!row) throw new Refusal('broadcasts.notFound')
    return [row, await decide(tx, row)] as const
  })
  return { before: await viewBroadcast(db, before), after: await viewBroadcast(db, after) }
}

/** Sends a broadcast now: the next sweep begins with it. Safe to repeat. */
export async function sendBroadcast(parts: Needed, id: string): Promise<BroadcastChange> {
  return change(parts, id, async (tx, row) => {
    if (row.state === 'cancelled') throw new Refusal('broadcasts.ended')
    if (row.state === 'sending' || row.state === 'sent') return row
    await parts.queue.wake(tx)
    return changeBroadcast(tx, id, { state: 'scheduled', send_at: toDate(parts.clock.now()) })
  })
}

/** Sets when a broadcast that has not begun is sent. */
export async function scheduleBroadcast(parts: Needed, id: string, sendAt: string): Promise<BroadcastChange> {
  return change(parts, id, async (tx, row) => {
    if (row.state === 'sending') throw new Refusal('broadcasts.begun')
    if (row.state === 'sent' || row.state === 'cancelled') throw new Refusal('broadcasts.ended')
    return changeBroadcast(tx, id, { state: 'scheduled', send_at: new Date(sendAt) })
  })
}

/** Tells nobody any more once it is answered, nor by push or SMS that still wait: a batch that is under way ends first. Safe to repeat. */
export async function cancelBroadcast(parts: Needed, id: string): Promise<BroadcastChange> {
  return change(parts, id, async (tx, row) => {
    if (row.state === 'sent') throw new Refusal('broadcasts.ended')
    if (row.state === 'cancelled') return row
    return changeBroadcast(tx, id, { state: 'cancelled', ended_at: toDate(parts.clock.now()) })
  })
}
