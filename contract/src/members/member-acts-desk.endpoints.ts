import { defineEndpoint } from '../endpoint/endpoint.ts'
import { done } from '../endpoint/empty.schemas.ts'
import * as calls from './member-acts-desk.calls.ts'
import {
  actInput,
  confirmHolderInput,
  confirmHolderOutput,
  correctMemberInput,
  correctMemberOutput,
  giveMonthsInput,
  giveMonthsOutput,
  revealFinOutput,
  typedFinInput,
} from './member-acts-desk.schemas.ts'

const always = ['staff.notAllowed', 'request.notFound', 'members.closed'] as const

export const correctMember = defineEndpoint(calls.correctMember, {
  summary:
    "Correct a member's record. A corrected FIN takes along what was counted of the person, and a block. Safe to repeat: what stands already is not refused.",
  input: correctMemberInput,
  output: correctMemberOutput,
  refusals: [...always, 'request.changedMeanwhile', 'members.finOnFile', 'members.finBlocked', 'request.invalid'],
})

export const revealFin = defineEndpoint(calls.revealFin, {
  summary: 'The whole FIN of a member. Each time is in the log.',
  input: actInput,
  output: revealFinOutput,
  refusals: [...always],
})

export const blockFin = defineEndpoint(calls.blockFin, {
  summary: "Refuse sign-ups with a member's FIN from now on; the account itself stays as it is. Safe to repeat.",
  input: actInput,
  output: done,
  refusals: [...always],
})

export const unblockFin = defineEndpoint(calls.unblockFin, {
  summary: "Let a member's FIN sign up again. Safe to repeat.",
  input: actInput,
  output: done,
  refusals: [...always],
})

export const blockTypedFin = defineEndpoint(calls.blockTypedFin, {
  summary: 'Refuse sign-ups with a FIN that nobody has on file, of a closed account for example. Safe to repeat.',
  input: typedFinInput,
  output: done,
  refusals: ['staff.notAllowed'],
})

export const unblockTypedFin = defineEndpoint(calls.unblockTypedFin, {
  summary: 'Let a FIN sign up again.',
  input: typedFinInput,
  output: done,
  refusals: ['staff.notAllowed', 'members.finNotBlocked'],
})

export const deactivateMember = defineEndpoint(calls.deactivateMember, {
  summary:
    'Stop an account: phones are signed out, an open order ends, nothing can be used or paid. Money that still comes is put under review. Safe to repeat.',
  input: actInput,
  output: done,
  refusals: [...always],
})

export const reactivateMember = defineEndpoint(calls.reactivateMember, {
  summary: 'Let a stopped account be used again, with the membership that it has. Safe to repeat.',
  input: actInput,
  output: done,
  refusals: [...always],
})

export const giveMonths = defineEndpoint(calls.giveMonths, {
  summary: 'Give months of goodwill: they follow on the membership that runs, or begin today. Safe to repeat.',
  input: giveMonthsInput,
  output: giveMonthsOutput,
  refusals: [...always, 'members.deactivated', 'members.keyReused'],
})

export const voidMemberTerm = defineEndpoint(calls.voidMemberTerm, {
  summary: 'Take a term back; later ones of its run that have not begun move up. Money that paid for it is not sent back.',
  input: actInput,
  output: done,
  refusals: [...always, 'members.termVoided'],
})

export const endMemberSessions = defineEndpoint(calls.endMemberSessions, {
  summary: 'Sign out every phone of a member. Safe to repeat.',
  input: actInput,
  output: done,
  refusals: [...always],
})

export const confirmHolder = defineEndpoint(calls.confirmHolder, {
  summary:
    'Note that whoever holds the number of an account unused for 180 days is the member: an OTP opens it for seven days, as long as the number stays. Safe to repeat.',
  input: confirmHolderInput,
  output: confirmHolderOutput,
  refusals: [...always, 'members.deactivated', 'members.inUse', 'members.noMobile'],
})
