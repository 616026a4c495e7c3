import { proofStepMs } from '@mwc/contract/card/card-proof'
import { expect, test } from 'vitest'
import { initialsOf, isCurrentStep, type KeyStanding, provesCard } from './card.rules.ts'

const now = Temporal.Instant.from('2026-03-10T10:00:00Z')
const step = Math.floor(now.epochMilliseconds / proofStepMs)

test('the step of now and one either side are current', () => {
  expect([-2, -1, 0, 1, 2].map((beside) => isCurrentStep(step + beside, now))).toEqual([false, true, true, true, false])
})

test('a key proves its card until anything ends it', () => {
  const ended = new Date('2026-03-09T10:00:00Z')
  const living: KeyStanding = {
    revokedAt: null,
    sessionEndedAt: null,
    lastSeenAt: new Date('2026-03-02T10:00:00Z'),
    deactivatedAt: null,
    closedAt: null,
    hasMoved: false,
  }
  expect(provesCard(living, now)).toBe(true)
  for (const end of [
    { revokedAt: ended },
    { sessionEndedAt: ended },
    { deactivatedAt: ended },
    { closedAt: ended },
    { hasMoved: true },
    { lastSeenAt: new Date('2026-03-02T08:59:59Z') },
  ])
    expect([end, provesCard({ ...living, ...end }, now)]).toEqual([end, false])
})

test('initials are the first letters of the words of a name', () => {
  const names = ['Rahim Uddin', 'karuppasamy', 'Mohammad Abdul Rahim bin Karim', 'Li (Sam) Wei', "O'Neill s/o Raj", '', ' . 7 ']
  expect(names.map(initialsOf)).toEqual(['R. U.', 'K.', 'M. A. R. B.', 'L. S. W.', 'O. S. R.', '', ''])
})
