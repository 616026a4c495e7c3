import * as z from 'zod/mini'
import { listFields, listOf } from '../fields/list.fields.ts'
import { version } from '../fields/version.fields.ts'
import { phases, windowActs } from './window-phases.ts'
import { moment } from '../time/moment.fields.ts'

const windowId = z.uuid({ error: 'invalid' })

/** A window as staff see it. */
export const deskWindow = z.object({
  id: z.uuid(),
  /** What an edit names. */
  version,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  phase: z.enum(phases),
  /** What its reader can do with it now. */
  may: z.array(z.enum(windowActs)),
})
export type DeskWindow = z.infer<typeof deskWindow>

export const listWindowsInput = z.object({
  ...listFields(['startsAt'], '-startsAt'),
  phase: z.optional(z.enum(phases, { error: 'choose' })),
})

export const listWindowsOutput = listOf(deskWindow)

export const addWindowInput = z.object({ startsAt: z.optional(moment), endsAt: moment })

export const editWindowInput = z.object({ id: windowId, version, startsAt: moment, endsAt: moment })

export const endWindowInput = z.object({ id: windowId })

export const cancelWindowInput = z.object({ id: windowId })
