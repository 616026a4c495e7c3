import { expect, test } from 'vitest'
import { searchRefusal, type SearchFacts } from './lost-phone.rules.ts'
import { phoneRequestState } from './phone-request.rules.ts'

const given = { nationality: 'BD', birthDay: '1990-03-09' }
const found = { ...given, mobile: 'has', hasMobile: true } as const
const facts: SearchFacts = { found, finClosed: false, mobileKnown: true }

test('a search is refused for the first thing that does not fit', () => {
  const cases: [Partial<SearchFacts>, string | null][] = [
    [{}, null],
    [{ found: { ...found, mobile: 'last', hasMobile: false } }, null],
    [{ found: null, finClosed: true, mobileKnown: false }, 'account.closed'],
    // Whoever joined again after closing is found.
    [{ finClosed: true }, null],
    [{ mobileKnown: false }, 'account.oldMobileUnknown'],
    [{ found: null }, 'account.finUnknown'],
    [{ found: { ...found, mobile: 'never' } }, 'account.otherMember'],
    [{ found: { ...found, mobile: 'former' } }, 'account.mobileMoved'],
    [{ found: { ...found, mobile: 'former', hasMobile: false } }, 'account.mobileMoved'],
    [{ found: { ...found, mobile: 'last', hasMobile: true } }, 'account.mobileMoved'],
    [{ found: { ...found, nationality: 'IN' } }, 'account.countryOrBirthDate'],
    [{ found: { ...found, birthDay: '1990-03-10' } }, 'account.countryOrBirthDate'],
    // Nothing is said of the person while number and FIN do not belong together.
    [{ found: { ...found, mobile: 'never', nationality: 'IN' } }, 'account.otherMember'],
  ]
  for (const [change, reason] of cases) expect(searchRefusal({ ...facts, ...change }, given)).toBe(reason)
})

test('a request waits, is approved, is ready after 24 hours, and ends by itself after 30 days', () => {
  const asked = Temporal.Instant.from('2026-03-10T10:00:00+08:00')
  const at = (hours: number) => asked.add({ hours })
  const state = (stored: 'waiting' | 'approved' | 'declined', readyAt: Temporal.Instant | null, now: Temporal.Instant) =>
    phoneRequestState({ state: stored, askedAt: asked, readyAt }, now)
  expect([state('waiting', null, at(719)), state('waiting', null, at(720))]).toEqual(['waiting', 'lapsed'])
  const ready = at(24)
  expect([state('approved', ready, at(23)), state('approved', ready, at(24))]).toEqual(['approved', 'ready'])
  expect([state('approved', ready, at(24 + 719)), state('approved', ready, at(24 + 720))]).toEqual(['ready', 'lapsed'])
  expect(state('declined', null, at(5000))).toBe('declined')
})
