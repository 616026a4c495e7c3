import { expect, it } from 'vitest'
import { isDeskPassword, ownWords } from './desk-password.ts'

it.each(['Lighthouse-at-noon', 'Kettle boat helping a worker', 'Anchor9Bridge7', 'তালা Kettle boat'])('%s may be chosen', (password) => {
  expect(isDeskPassword(password)).toBe(true)
})

it.each(['MwcAdmin2026!', 'Migrant-Workers-Centre', 'FinanceDesk2026', 'WelcomeSingapore1', 'SupportMWC#1234', 'Mwc.Mwc.Mwc.2026'])(
  '%s may not: it is what a guesser of this desk tries first',
  (password) => {
    expect(isDeskPassword(password)).toBe(false)
  },
)

it('none of the words that are looked for is hidden by a shorter one before it', () => {
  for (const [i, word] of ownWords.entries()) for (const before of ownWords.slice(0, i)) expect(word).not.toContain(before)
})

it.each(['Kettle7boat', 'kettle boats seven', 'K'.repeat(12), `Kettle ${'boat'.repeat(40)}`])(
  '%s may not: short, long or weak',
  (password) => {
    expect(isDeskPassword(password)).toBe(false)
  },
)
