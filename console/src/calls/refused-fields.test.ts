import { type RefusalReason, refusals } from '@mwc/contract/endpoint/refusal'
import { expect, it } from 'vitest'
import { RefusalError } from './call-errors.ts'

const refused = (reason: RefusalReason, fields?: readonly { field: string; problem: string; message: string }[]) =>
  new RefusalError({ code: refusals[reason].code, reason, message: 'No.', ...(fields && { details: { fields: [...fields] } }) }, 400)
const saidAt = (shown: string[], ...given: Parameters<typeof refused>) =>
  refused(...given)
    .at(shown)
    .map(({ field, message }) => `${field}: ${message}`)
const wrong = (field: string, problem = 'invalid') => [{ field, problem, message: 'Not right.' }]

it('says at its field what a refusal is about, and above the form what no field of it is', () => {
  expect(saidAt(['startsAt', 'endsAt'], 'maintenance.endsBeforeStart')).toEqual(['endsAt: No.'])
  expect(saidAt(['startsAt', 'endsAt'], 'maintenance.overlaps')).toEqual(['startsAt: No.'])
  expect(saidAt(['endsAt'], 'maintenance.past')).toEqual(['endsAt: No.'])
  expect(saidAt(['code', 'effect'], 'promos.codeTaken')).toEqual(['code: No.'])
  expect(saidAt(['reason'], 'members.finOnFile')).toEqual([])
  expect(saidAt(['code'], 'staff.notAllowed')).toEqual([])
})

it('says at a field what the server named it for, a list as a whole and a text at its English', () => {
  expect(saidAt(['effectValue', 'code'], 'promos.tooLittleLeftOfPlan', wrong('effectValue'))).toEqual(['effectValue: Not right.'])
  expect(saidAt(['plans'], 'request.invalid', wrong('plans.0'))).toEqual(['plans: Not right.'])
  expect(saidAt(['title.english', 'title.bengali'], 'request.invalid', wrong('title'))).toEqual(['title.english: Not right.'])
  expect(saidAt(['title.english', 'title.bengali'], 'request.invalid', wrong('title.bengali'))).toEqual(['title.bengali: Not right.'])
  expect(saidAt(['title'], 'request.invalid', wrong('version'))).toEqual([])
})

it('says nothing to staff that is meant for members', () => {
  expect(refused('payments.notFound').message).toBe('There is no such payment: check its number.')
  expect(saidAt(['fin'], 'request.invalid', wrong('fin', 'fin'))).toEqual(['fin: This is no FIN: check it on the work permit.'])
})

it('does not tell whoever chooses a day how it is typed', () => {
  expect(saidAt(['from'], 'request.invalid', wrong('from', 'date'))).toEqual([
    'from: Choose all of it: day, month and year, and the time where it stands beside them.',
  ])
})
