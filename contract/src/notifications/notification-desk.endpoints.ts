import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './notification-desk.calls.ts'
import {
  addBroadcastInput,
  broadcast,
  listBroadcastsInput,
  listBroadcastsOutput,
  listReminderDaysInput,
  listReminderDaysOutput,
  one,
  previewBroadcastInput,
  previewBroadcastOutput,
  scheduleBroadcastInput,
} from './notification-desk.schemas.ts'

export const previewBroadcast = defineEndpoint(calls.previewBroadcast, {
  summary: 'Whom a broadcast would reach now: members, how many of them by push and by SMS, and in which languages.',
  input: previewBroadcastInput,
  output: previewBroadcastOutput,
  refusals: ['staff.notAllowed'],
})

export const addBroadcast = defineEndpoint(calls.addBroadcast, {
  summary: 'Write a broadcast: a draft, or one that is sent at its time. Safe to repeat with the same key.',
  input: addBroadcastInput,
  output: broadcast,
  refusals: ['staff.notAllowed'],
})

export const sendBroadcast = defineEndpoint(calls.sendBroadcast, {
  summary: 'Send a draft or a scheduled broadcast now. Safe to repeat.',
  input: one,
  output: broadcast,
  refusals: ['broadcasts.notFound', 'broadcasts.ended', 'staff.notAllowed'],
})

export const scheduleBroadcast = defineEndpoint(calls.scheduleBroadcast, {
  summary: 'Set or change when a draft or a scheduled broadcast is sent. Safe to repeat.',
  input: scheduleBroadcastInput,
  output: broadcast,
  refusals: ['request.changedMeanwhile', 'broadcasts.notFound', 'broadcasts.begun', 'broadcasts.ended', 'staff.notAllowed'],
})

export const cancelBroadcast = defineEndpoint(calls.cancelBroadcast, {
  summary: 'Tell nobody any more, for good; who was told before keeps it. Safe to repeat.',
  input: one,
  output: broadcast,
  refusals: ['broadcasts.notFound', 'broadcasts.ended', 'staff.notAllowed'],
})

export const readBroadcast = defineEndpoint(calls.readBroadcast, {
  summary: 'One broadcast with its texts and how it goes.',
  input: one,
  output: broadcast,
  refusals: ['broadcasts.notFound', 'staff.notAllowed'],
})

export const listBroadcasts = defineEndpoint(calls.listBroadcasts, {
  summary: 'All broadcasts, newest first.',
  input: listBroadcastsInput,
  output: listBroadcastsOutput,
  refusals: ['staff.notAllowed'],
})

export const listReminderDays = defineEndpoint(calls.listReminderDays, {
  summary: 'Days on which members were to be reminded, the latest first: how many were due, told, passed over, and whether that adds up.',
  input: listReminderDaysInput,
  output: listReminderDaysOutput,
  refusals: ['staff.notAllowed'],
})
