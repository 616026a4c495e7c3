import { nothing } from '../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './counter-desk.calls.ts'
import * as s from './counter-desk.schemas.ts'
import { deskPaymentDetail } from './payment-desk.schemas.ts'
import { quotePayment, startPayment } from './payments.endpoints.ts'
import { quote } from './payments.schemas.ts'

export const listTerminals = defineEndpoint(calls.listTerminals, {
  summary: 'The NETS machines of the places of the centre.',
  input: s.listTerminalsInput,
  output: s.listTerminalsOutput,
  refusals: ['staff.notAllowed'],
})

export const addTerminal = defineEndpoint(calls.addTerminal, {
  summary: 'Add a terminal to a place, under a name that no other one in use there has.',
  input: s.addTerminalInput,
  output: s.terminal,
  refusals: ['counter.placeUnknown', 'counter.terminalTaken', 'staff.notAllowed'],
})

export const renameTerminal = defineEndpoint(calls.renameTerminal, {
  summary: 'Give a terminal another name; what it collected goes along. Safe to repeat.',
  input: s.renameTerminalInput,
  output: s.terminal,
  refusals: ['request.changedMeanwhile', 'counter.terminalUnknown', 'counter.terminalTaken', 'staff.notAllowed'],
})

export const retireTerminal = defineEndpoint(calls.retireTerminal, {
  summary: 'Collect nothing more on a terminal; its days stay, and can be closed.',
  input: s.retireTerminalInput,
  output: s.terminal,
  refusals: ['counter.terminalUnknown', 'staff.notAllowed'],
})

export const readShift = defineEndpoint(calls.readShift, {
  summary: 'Where this session collects, and how much the terminal has on its day so far.',
  input: nothing,
  output: s.readShiftOutput,
  refusals: ['staff.notAllowed'],
})

export const beginShift = defineEndpoint(calls.beginShift, {
  summary: 'Choose place and terminal for this session; another choice later takes its place.',
  input: s.beginShiftInput,
  output: s.readShiftOutput,
  refusals: ['counter.terminalUnknown', 'staff.notAllowed'],
})

export const findAtCounter = defineEndpoint(calls.findAtCounter, {
  summary:
    'NETS payments and members by the text of a QR, a transaction, pay or member number, a mobile number or beginnings of words of the name.',
  input: s.findAtCounterInput,
  output: s.findAtCounterOutput,
  refusals: ['staff.notAllowed'],
})

export const readCounterMember = defineEndpoint(calls.readCounterMember, {
  summary: 'A member who pays at the counter: plans with their quotes, and the order that is open.',
  input: s.readCounterMemberInput,
  output: s.readCounterMemberOutput,
  refusals: ['counter.memberUnknown', 'payments.deactivated', 'staff.notAllowed'],
})

export const quoteAtCounter = defineEndpoint(calls.quoteAtCounter, {
  summary: 'What a plan costs this member with a promo code, and which days it covers if it is paid today.',
  input: s.quoteAtCounterInput,
  output: quote,
  refusals: ['counter.memberUnknown', ...quotePayment.refusals, 'staff.notAllowed'],
})

export const startAtCounter = defineEndpoint(calls.startAtCounter, {
  summary:
    'Start a NETS payment for a member without a phone, by the same rules as the member would: one open order, the price that was told. The same key gives the same payment.',
  input: s.startAtCounterInput,
  output: deskPaymentDetail,
  refusals: ['counter.memberUnknown', ...startPayment.refusals, 'staff.notAllowed'],
})

export const listCounterDays = defineEndpoint(calls.listCounterDays, {
  summary: 'Days of terminals, closed and not.',
  input: s.listCounterDaysInput,
  output: s.listCounterDaysOutput,
  refusals: ['staff.notAllowed'],
})

export const readCounterDay = defineEndpoint(calls.readCounterDay, {
  summary: 'One day of a terminal with its slips.',
  input: s.readCounterDayInput,
  output: s.counterDayDetail,
  refusals: ['counter.dayUnknown', 'staff.notAllowed'],
})

export const closeCounterDay = defineEndpoint(calls.closeCounterDay, {
  summary:
    "Sign a day of a terminal: what was collected against the terminal's own total, a difference explained. What is collected afterwards counts on the next day.",
  input: s.closeCounterDayInput,
  output: s.counterDayDetail,
  refusals: ['counter.dayUnknown', 'counter.dayClosed', 'counter.dayAhead', 'counter.changed', 'request.invalid', 'staff.notAllowed'],
})

export const reopenCounterDay = defineEndpoint(calls.reopenCounterDay, {
  summary: 'Take slips on a closed day again, with a reason; it is to be closed once more.',
  input: s.reopenCounterDayInput,
  output: s.counterDayDetail,
  refusals: ['counter.dayUnknown', 'counter.notClosed', 'staff.notAllowed'],
})
