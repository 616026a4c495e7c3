import type { addBroadcast as addEndpoint } from '@mwc/contract/notifications/notification-desk.endpoints'
import type * as z from 'zod/mini'
import type { BroadcastAudience } from '../../../database/tables/notification-tables.ts'
import { readAudience } from '../../audience/read-audience.ts'

export type BroadcastInput = z.output<(typeof addEndpoint)['input']>

/** Whom a broadcast is for, as it was sent: an empty list is no criterion. */
export function readReach(input: Pick<BroadcastInput, 'languages'> & Parameters<typeof readAudience>[0]): BroadcastAudience {
  const { languages } = input
  return { ...readAudience(input), languages: languages && languages.length > 0 ? [...new Set(languages)] : null }
}
