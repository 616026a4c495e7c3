import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './maintenance-desk.calls.ts'
import {
  addWindowInput,
  cancelWindowInput,
  deskWindow,
  editWindowInput,
  endWindowInput,
  listWindowsInput,
  listWindowsOutput,
} from './maintenance-desk.schemas.ts'

const unfitting = ['maintenance.endsBeforeStart', 'maintenance.past', 'maintenance.tooLong', 'maintenance.overlaps'] as const

export const listWindows = defineEndpoint(calls.listWindows, {
  summary: 'Maintenance windows, the latest start first: all, or of one phase.',
  input: listWindowsInput,
  output: listWindowsOutput,
  refusals: [],
})

export const addWindow = defineEndpoint(calls.addWindow, {
  summary: 'Set a window. Without a start it begins now. While it is on, the members’ calls answer 503; staff and gateways are served.',
  input: addWindowInput,
  output: deskWindow,
  refusals: [...unfitting],
})

export const editWindow = defineEndpoint(calls.editWindow, {
  summary: 'Change a window that is not over. One that is on keeps its start. Safe to repeat.',
  input: editWindowInput,
  output: deskWindow,
  refusals: ['maintenance.notFound', 'request.changedMeanwhile', 'maintenance.over', 'maintenance.begun', ...unfitting],
})

export const endWindow = defineEndpoint(calls.endWindow, {
  summary: 'End the window that is on, now.',
  input: endWindowInput,
  output: deskWindow,
  refusals: ['maintenance.notFound', 'maintenance.over', 'maintenance.notBegun'],
})

export const cancelWindow = defineEndpoint(calls.cancelWindow, {
  summary: 'Call off a window that has not begun.',
  input: cancelWindowInput,
  output: deskWindow,
  refusals: ['maintenance.notFound', 'maintenance.over', 'maintenance.begun'],
})
