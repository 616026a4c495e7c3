import * as z from 'zod/mini'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openingHours } from './opening-hours.fields.ts'
import { type Opening, type Weekday, openStateAt, overlaps, weekdays } from './opening-hours.rules.ts'

const everyDay = [...weekdays]
const opening = (days: Weekday[], opens: string, closes: string): Opening => ({ days, opens, closes })
/** 2 March 2026 is a Monday. */
const at = (dayOfMarch: number, time: string) => Date.parse(`2026-03-${String(dayOfMarch).padStart(2, '0')}T${time}+08:00`)
const instant = (dayOfMarch: number, time: string) => new Date(at(dayOfMarch, time)).toISOString()

describe('whether it is open now', () => {
  const daily = [opening(everyDay, '09:00', '21:00')]

  it('is so from the minute in which it opens until just before it closes, and said to close in the last hour', () => {
    expect(openStateAt(daily, at(2, '08:59:59.999'))).toEqual({ is: 'closed', opens: instant(2, '09:00'), on: 'today' })
    expect(openStateAt(daily, at(2, '09:00'))).toEqual({ is: 'open' })
    expect(openStateAt(daily, at(2, '19:59:59.999'))).toEqual({ is: 'open' })
    expect(openStateAt(daily, at(2, '20:00'))).toEqual({ is: 'closing', closes: instant(2, '21:00') })
    expect(openStateAt(daily, at(2, '20:59:59.999'))).toEqual({ is: 'closing', closes: instant(2, '21:00') })
    expect(openStateAt(daily, at(2, '21:00'))).toEqual({ is: 'closed', opens: instant(3, '09:00'), on: 'tomorrow' })
  })

  it('after midnight it is today that it opens', () => {
    expect(openStateAt(daily, at(2, '23:59'))).toMatchObject({ on: 'tomorrow' })
    expect(openStateAt(daily, at(3, '00:00'))).toEqual({ is: 'closed', opens: instant(3, '09:00'), on: 'today' })
  })

  it('holds over midnight, from Sunday into Monday as well', () => {
    const nights = [opening([5, 7], '18:00', '02:00')]
    expect(openStateAt(nights, at(6, '23:59'))).toEqual({ is: 'open' })
    expect(openStateAt(nights, at(7, '00:59'))).toEqual({ is: 'open' })
    expect(openStateAt(nights, at(7, '01:59'))).toEqual({ is: 'closing', closes: instant(7, '02:00') })
    expect(openStateAt(nights, at(7, '02:00'))).toEqual({ is: 'closed', opens: instant(8, '18:00'), on: 'tomorrow' })
    expect(openStateAt(nights, at(9, '01:30'))).toEqual({ is: 'closing', closes: instant(9, '02:00') })
    expect(openStateAt(nights, at(9, '02:00'))).toEqual({ is: 'closed', opens: instant(13, '18:00'), on: 'later' })
  })

  it('closes at midnight, said as 24:00 or as 00:00', () => {
    for (const closes of ['24:00', '00:00']) {
      const hours = [opening([1], '09:00', closes)]
      expect(openStateAt(hours, at(2, '23:59'))).toEqual({ is: 'closing', closes: instant(3, '00:00') })
      expect(openStateAt(hours, at(3, '00:00'))).toEqual({ is: 'closed', opens: instant(9, '09:00'), on: 'later' })
    }
  })

  it('does not close where it opens in the same minute: day and night it says nothing of closing', () => {
    for (const hours of [[opening(everyDay, '00:00', '24:00')], [opening(everyDay, '08:00', '20:00'), opening(everyDay, '20:00', '08:00')]])
      for (const time of ['00:00', '07:30', '19:30', '23:59']) expect(openStateAt(hours, at(8, time))).toEqual({ is: 'open' })
  })

  it('of several a day, the next one counts', () => {
    const hours = [opening([1], '11:00', '14:00'), opening([1, 2], '17:00', '21:00')]
    expect(openStateAt(hours, at(2, '15:00'))).toEqual({ is: 'closed', opens: instant(2, '17:00'), on: 'today' })
    expect(openStateAt(hours, at(3, '21:00'))).toEqual({ is: 'closed', opens: instant(9, '11:00'), on: 'later' })
  })

  it('once a week, it opens in a week from now', () => {
    expect(openStateAt([opening([7], '09:00', '12:00')], at(8, '12:00'))).toEqual({
      is: 'closed',
      opens: instant(15, '09:00'),
      on: 'later',
    })
  })

  it('is not said where the hours are not known', () => {
    expect(openStateAt(null, at(2, '12:00'))).toBeNull()
  })

  it('is what the calendar says at any moment, whatever the hours (oracle: Temporal)', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    fc.assert(
      fc.property(
        fc.constantFrom(...weekdays),
        minute,
        minute,
        fc.integer({ min: Date.parse('2020-01-01T00:00Z'), max: Date.parse('2040-01-01T00:00Z') }),
        (weekday, from, to, now) => {
          fc.pre(from !== to)
          const here = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('Asia/Singapore')
          const begins = here.with({ hour: Math.floor(from / 60), minute: from % 60, second: 0, millisecond: 0 })
          const last = begins.subtract({ days: (here.dayOfWeek - weekday + 7) % 7 })
          const began = Temporal.ZonedDateTime.compare(last, here) <= 0 ? last : last.subtract({ days: 7 })
          const isOpen = here.epochMilliseconds < began.add({ minutes: (to - from + 1440) % 1440 }).epochMilliseconds
          const state = openStateAt([opening([weekday], clock(from), clock(to))], now)
          expect(state?.is !== 'closed').toBe(isOpen)
          if (state?.is === 'closed') {
            const opens = began.add({ days: 7 })
            expect(state.opens).toBe(opens.toInstant().toString({ fractionalSecondDigits: 3 }))
            const days = here.toPlainDate().until(opens.toPlainDate()).days
            expect(state.on).toBe(days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later')
          }
        },
      ),
    )
  })
})

describe('opening hours as staff write them', () => {
  const wrong = (hours: unknown) =>
    z.safeParse(openingHours, hours).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

  it.each([
    [[opening(everyDay, '00:00', '24:00')]],
    [[opening([1, 2], '11:00', '14:00'), opening([1, 2], '14:00', '23:59')]],
    [[opening([7], '18:00', '06:00'), opening([1], '06:00', '10:00')]],
    [[opening(everyDay, '18:00', '00:00')]],
  ])('are taken: %j', (hours) => {
    expect(wrong(hours)).toBeUndefined()
  })

  it.each([
    ['nothing in the list', [], [' required']],
    ['no day', [opening([], '09:00', '10:00')], ['0.days choose']],
    ['a day that is none', [opening([8 as Weekday], '09:00', '10:00')], ['0.days.0 choose']],
    ['a day twice', [opening([1, 1], '09:00', '10:00')], [' overlap']],
    ['25:00', [opening([1], '09:00', '25:00')], ['0.closes time']],
    ['24:01', [opening([1], '09:00', '24:01')], ['0.closes time']],
    ['opening at 24:00', [opening([1], '24:00', '10:00')], ['0.opens time']],
    ['9:00', [opening([1], '9:00', '10:00')], ['0.opens time']],
    ['09:60', [opening([1], '09:00', '10:60')], ['0.closes time']],
    ['words', [opening([1], 'nine', '１０:００')], ['0.opens time', '0.closes time']],
    ['no time', [{ days: [1], opens: '09:00' }], ['0.closes time']],
    ['closing as it opens', [opening([1], '09:00', '09:00')], ['0.closes sameTime']],
    ['two at once', [opening([1], '09:00', '12:00'), opening([1], '11:59', '13:00')], [' overlap']],
    ['a night into the next morning', [opening([7], '22:00', '06:00'), opening([1], '05:59', '10:00')], [' overlap']],
    ['a list of what is none', ['09:00-21:00'], ['0 invalid']],
    ['a text', 'Every day', [' invalid']],
    ['what nobody asks for', [{ ...opening([1], '09:00', '10:00'), note: 'x' }], ['0 invalid']],
  ])('are refused by what is wrong: %s', (_, hours, problems) => {
    expect(wrong(hours)).toEqual(problems)
  })

  it('are at most three a day', () => {
    const hourly = [0, 1, 2, 3].map((i) => opening(everyDay, `1${i}:00`, `1${i}:30`))
    expect([wrong(hourly.slice(1)), wrong(hourly)]).toEqual([undefined, [' tooLong']])
  })

  it('overlap in the same way from whichever of the two one looks', () => {
    const pair = [opening([1], '09:00', '12:00'), opening([1, 3], '10:00', '11:00')]
    expect([overlaps(pair), overlaps(pair.toReversed()), overlaps([])]).toEqual([true, true, false])
  })
})
