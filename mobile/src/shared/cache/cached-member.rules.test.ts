import type { Membership } from '@mwc/contract/membership/membership.schemas'
import { describe, expect, it } from 'vitest'
import { asOfDay } from './cached-member.rules.ts'

const running: Membership = {
  status: 'active',
  vipStatus: '1',
  deactivated: false,
  firstDay: '2026-01-10',
  lastDay: '2026-07-09',
  daysLeft: 11,
  checkedAt: '2026-06-29T04:00:00.000Z',
}
const daysLeftOn = (day: string, membership = running) => asOfDay({ membership }, day)?.membership.daysLeft

describe('an older answer about a member', () => {
  it('counts the days that are left on the day it is shown, the last one included', () => {
    expect([daysLeftOn('2026-06-29'), daysLeftOn('2026-07-01'), daysLeftOn('2026-07-09')]).toEqual([11, 9, 1])
  })

  it('says nothing any more of a membership that has ended since', () => {
    expect(asOfDay({ membership: running }, '2026-07-10')).toBeNull()
  })

  it('gains no days from a clock that was set back', () => {
    expect(daysLeftOn('2020-01-01')).toBe(11)
  })

  it('stays as it is where no membership runs', () => {
    const lapsed: Membership = { ...running, status: 'arrears', vipStatus: '3', daysLeft: 0 }
    expect(asOfDay({ membership: lapsed }, '2026-08-01')).toEqual({ membership: lapsed })
  })
})
