import * as z from 'zod/mini'
import { defineEndpoint, type StaffRole } from '../endpoint/endpoint.ts'
import { moment } from '../time/moment.ts'
import { paged } from '../fields/paging.ts'

const roles: readonly StaffRole[] = ['admin']
const windowId = z.uuid({ error: 'invalid' })

/** Hours that a window lasts at most: one of days or a year is a slip of the hand that would lock every member out. */
export const longestWindowHours = 48

const phases = ['upcoming', 'on', 'over', 'cancelled'] as const
export type WindowPhase = (typeof phases)[number]

/** A window as staff see it. */
export const deskWindow = z.object({
  id: z.uuid(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  phase: z.enum(phases),
})
export type DeskWindow = z.infer<typeof deskWindow>

const unfitting = ['maintenance.endsBeforeStart', 'maintenance.past', 'maintenance.tooLong', 'maintenance.overlaps'] as const

export const listWindows = defineEndpoint({
  method: 'GET',
  path: '/desk/maintenance',
  summary: 'Maintenance windows, the latest start first.',
  access: 'staff',
  roles,
  input: z.object(paged),
  output: z.object({ windows: z.array(deskWindow), total: z.int() }),
  refusals: [],
})

export const addWindow = defineEndpoint({
  method: 'POST',
  path: '/desk/maintenance',
  summary: 'Set a window. Without a start it begins now. While it is on, the members’ calls answer 503; staff and gateways are served.',
  access: 'staff',
  roles,
  input: z.object({ startsAt: z.optional(moment), endsAt: moment }),
  output: deskWindow,
  refusals: [...unfitting],
})

export const editWindow = defineEndpoint({
  method: 'POST',
  path: '/desk/maintenance/:id',
  summary: 'Change a window that is not over. One that is on keeps its start.',
  access: 'staff',
  roles,
  input: z.object({ id: windowId, startsAt: moment, endsAt: moment }),
  output: deskWindow,
  refusals: ['maintenance.notFound', 'maintenance.over', 'maintenance.begun', ...unfitting],
})

export const endWindow = defineEndpoint({
  method: 'POST',
  path: '/desk/maintenance/:id/end',
  summary: 'End the window that is on, now.',
  access: 'staff',
  roles,
  input: z.object({ id: windowId }),
  output: deskWindow,
  refusals: ['maintenance.notFound', 'maintenance.over', 'maintenance.notBegun'],
})

export const cancelWindow = defineEndpoint({
  method: 'POST',
  path: '/desk/maintenance/:id/cancel',
  summary: 'Call off a window that has not begun.',
  access: 'staff',
  roles,
  input: z.object({ id: windowId }),
  output: deskWindow,
  refusals: ['maintenance.notFound', 'maintenance.over', 'maintenance.begun'],
})
