import { describe, expect, it } from 'vitest'
import type { Audience } from '../../database/tables/campaign-tables.ts'
import { claimRefusal, isFor, isJustClaimed, type MemberFacts, phaseOf, voucherDays, voucherState } from './campaign.rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const moment = (text: string) => Temporal.Instant.from(text)
const today = day('2026-03-10')
const everybody: Audience = { statuses: null, nationalities: null, sectors: null, joinedWithinDays: null, plans: null }
const rahim: MemberFacts = {
  status: 'active',
  deactivated: false,
  nationality: 'BD',
  sector: '1',
  joinedOn: day('2026-02-08'),
  plan: '1year',
}

describe('an audience', () => {
  it.each<[Partial<Audience>, Partial<MemberFacts>, boolean]>([
    [{}, {}, true],
    [{}, { deactivated: true }, false],
    [{ statuses: ['active'] }, {}, true],
    [{ statuses: ['arrears', 'inactive'] }, {}, false],
    [{ nationalities: ['IN', 'BD'] }, {}, true],
    [{ nationalities: ['IN'] }, {}, false],
    [{ sectors: ['1'] }, {}, true],
    [{ sectors: ['2', '3'] }, {}, false],
    [{ joinedWithinDays: 30 }, {}, true],
    [{ joinedWithinDays: 29 }, {}, false],
    [{ plans: ['1year'] }, {}, true],
    [{ plans: ['6months'] }, {}, false],
    [{ plans: ['6months'] }, { plan: null }, false],
    [{ statuses: ['active'], nationalities: ['BD'], sectors: ['1'], joinedWithinDays: 60, plans: ['1year'] }, {}, true],
    [{ statuses: ['active'], nationalities: ['BD'], sectors: ['1'], joinedWithinDays: 60, plans: ['1year'] }, { sector: '5' }, false],
  ])('%j for %j is %s', (audience, member, fits) => {
    expect(isFor({ ...everybody, ...audience }, { ...rahim, ...member }, today)).toBe(fits)
  })
})

describe('a campaign', () => {
  const period = { startsAt: moment('2026-03-01T00:00:00+08:00'), endsAt: moment('2026-04-01T00:00:00+08:00'), endedAt: null }
  it.each([
    ['2026-02-28T23:59:59+08:00', 'upcoming'],
    ['2026-03-01T00:00:00+08:00', 'open'],
    ['2026-03-31T23:59:59+08:00', 'open'],
    ['2026-04-01T00:00:00+08:00', 'ended'],
  ])('at %s is %s', (at, phase) => {
    expect(phaseOf(period, moment(at))).toBe(phase)
    expect(phaseOf({ ...period, endedAt: moment('2026-02-01T00:00:00Z') }, moment(at))).toBe('ended')
  })

  const campaign = { ...period, stock: 10, claimed: 9, audience: everybody }
  const at = { now: moment('2026-03-10T10:00:00+08:00'), today }
  it.each([
    [campaign, rahim, null],
    [{ ...campaign, stock: null, claimed: 1e6 }, rahim, null],
    [{ ...campaign, claimed: 10 }, rahim, 'campaigns.soldOut'],
    [{ ...campaign, startsAt: moment('2026-03-11T00:00:00+08:00') }, rahim, 'campaigns.notFound'],
    [{ ...campaign, endedAt: moment('2026-03-09T00:00:00+08:00') }, rahim, 'campaigns.ended'],
    [{ ...campaign, audience: { ...everybody, sectors: ['2'] } }, rahim, 'campaigns.notEligible'],
    [campaign, { ...rahim, deactivated: true }, 'account.deactivated'],
  ])('that is not given says why (%#)', (offer, member, reason) => {
    expect(claimRefusal(offer, member, at)).toBe(reason)
  })
})

describe('a voucher', () => {
  it('of 14 days can be used on the day of its claim and on the 13 after it', () => {
    const { firstDay, lastDay } = voucherDays(today, 14)
    expect([firstDay.toString(), lastDay.toString()]).toEqual(['2026-03-10', '2026-03-23'])
    expect(voucherState({ lastDay, used: false }, day('2026-03-23'))).toBe('ready')
    expect(voucherState({ lastDay, used: false }, day('2026-03-24'))).toBe('expired')
    expect(voucherState({ lastDay, used: true }, day('2026-03-24'))).toBe('used')
  })

  it('is new for ten minutes', () => {
    const at = moment('2026-03-10T10:00:00+08:00')
    expect([isJustClaimed(at, at.add({ minutes: 9 })), isJustClaimed(at, at.add({ minutes: 10 }))]).toEqual([true, false])
  })
})
