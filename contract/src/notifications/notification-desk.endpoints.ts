import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './notification-desk.calls.ts'
import {
  addBroadcastInput,
  broadcast,
  editBroadcastInput,
  listBroadcastsInput,
  listBroadcastsOutput,
  one,
  oneVersion,
  previewBroadcastInput,
  previewBroadcastOutput,
  scheduleBroadcastInput,
  testBroadcastInput,
} from './notification-desk.schemas.ts'

export const previewBroadcast = defineEndpoint(calls.previewBroadcast, {
  summary: 'Whom a broadcast would reach now: members, how many of them by push and by SMS, by language, and what the SMS cost.',
  input: previewBroadcastInput,
  output: previewBroadcastOutput,
  refusals: ['staff.notAllowed'],
})

export const addBroadcast = defineEndpoint(calls.addBroadcast, {
  summary: 'Write a broadcast: a draft, or one that is sent at its time. Safe to repeat with the same key.',
  input: addBroadcastInput,
  output: broadcast,
  refusals: ['broadcasts.reachesNobody', 'broadcasts.needsSecond', 'staff.notAllowed'],
})

export const editBroadcast = defineEndpoint(calls.editBroadcast, {
  summary: 'Change what a broadcast says, to whom and in which ways. It is a draft then, and nobody has confirmed it. Safe to repeat.',
  input: editBroadcastInput,
  output: broadcast,
  refusals: ['request.changedMeanwhile', 'broadcasts.notFound', 'broadcasts.begun', 'broadcasts.ended', 'staff.notAllowed'],
})

export const testBroadcast = defineEndpoint(calls.testBroadcast, {
  summary: 'Send a broadcast that has not begun to one member, as a test: the phone of whoever writes it. Ten a day.',
  input: testBroadcastInput,
  output: broadcast,
  refusals: [
    'request.changedMeanwhile',
    'broadcasts.notFound',
    'broadcasts.begun',
    'broadcasts.ended',
    'broadcasts.testerUnknown',
    'broadcasts.testLimit',
    'staff.notAllowed',
  ],
})

export const askForSecond = defineEndpoint(calls.askForSecond, {
  summary: 'Ask a second person to confirm a draft that reaches more than 10,000 members. Safe to repeat.',
  input: oneVersion,
  output: broadcast,
  refusals: ['request.changedMeanwhile', 'broadcasts.notFound', 'broadcasts.notToConfirm', 'staff.notAllowed'],
})

export const confirmBroadcast = defineEndpoint(calls.confirmBroadcast, {
  summary:
    'Confirm what a draft says and whom it reaches, as a second person: neither who wrote it nor who changed it last. Safe to repeat.',
  input: oneVersion,
  output: broadcast,
  refusals: ['request.changedMeanwhile', 'broadcasts.notFound', 'broadcasts.notToConfirm', 'broadcasts.samePerson', 'staff.notAllowed'],
})

export const sendBroadcast = defineEndpoint(calls.sendBroadcast, {
  summary: 'Send a draft or a scheduled broadcast now. Safe to repeat.',
  input: oneVersion,
  output: broadcast,
  refusals: [
    'request.changedMeanwhile',
    'broadcasts.notFound',
    'broadcasts.ended',
    'broadcasts.reachesNobody',
    'broadcasts.needsSecond',
    'staff.notAllowed',
  ],
})

export const scheduleBroadcast = defineEndpoint(calls.scheduleBroadcast, {
  summary: 'Set or change when a draft or a scheduled broadcast is sent. Safe to repeat.',
  input: scheduleBroadcastInput,
  output: broadcast,
  refusals: [
    'request.changedMeanwhile',
    'broadcasts.notFound',
    'broadcasts.begun',
    'broadcasts.ended',
    'broadcasts.reachesNobody',
    'broadcasts.needsSecond',
    'staff.notAllowed',
  ],
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
