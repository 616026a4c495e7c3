import type { addBroadcast as addEndpoint, editBroadcast as editEndpoint } from '@mwc/contract/notifications/notification-desk.endpoints'
import type * as z from 'zod/mini'
import type { BroadcastAudience } from '../../../database/tables/notification-tables.ts'
import { chosen, readAudience } from '../../audience/read-audience.ts'

export type BroadcastInput = z.output<(typeof addEndpoint)['input']>
export type EditInput = z.output<(typeof editEndpoint)['input']>

/** Whom a broadcast is for, as it was sent: an empty list is no criterion. */
export function readReach(input: Pick<BroadcastInput, 'languages'> & Parameters<typeof readAudience>[0]): BroadcastAudience {
  return { ...readAudience(input), languages: chosen(input.languages) }
}

/** What a broadcast says, to whom and in which ways, as it is stored. */
export function shapeBroadcast(input: Omit<EditInput, 'id' | 'version'>) {
  const { title, text, opens, byPush, bySms } = input
  return {
    title: JSON.stringify(title),
    text: JSON.stringify(text),
    opens: opens ?? null,
    by_push: byPush,
    by_sms: bySms,
    audience: JSON.stringify(readReach(input)),
  }
}
