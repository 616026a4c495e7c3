import { expect, it } from 'vitest'
import { dayText, momentDayText, momentText, timeText } from './dates.ts'
import { languages } from '../language/language.ts'

const months = Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}-10`)

it('Bengali and Tamil write the whole name of a month, without comma or full stop', () => {
  expect(months.map((day) => dayText(day, 'bengali'))).toEqual(
    'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(' ').map((month) => `10 ${month} 2026`),
  )
  expect(months.map((day) => dayText(day, 'india'))).toEqual(
    'ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் மே ஜூன் ஜூலை ஆகஸ்ட் செப்டம்பர் அக்டோபர் நவம்பர் டிசம்பர்'.split(' ').map((month) => `10 ${month} 2026`),
  )
})

it('English has three letters a month, Chinese the month in figures', () => {
  expect(months.map((day) => dayText(day, 'english'))).toEqual(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ').map((month) => `10 ${month} 2026`),
  )
  expect(months.map((day) => dayText(day, 'chinese'))).toEqual(months.map((_, i) => `2026年${i + 1}月10日`))
})

it('no two months look alike', () => {
  for (const language of languages) expect(new Set(months.map((day) => dayText(day, language))).size).toBe(12)
})

it('Chinese tells the time by 24 hours: five past midnight is not noon', () => {
  expect(
    ['2026-03-17T00:05:00+08:00', '2026-03-17T12:08:00+08:00', '2026-03-17T23:59:00+08:00'].map((at) => timeText(at, 'chinese')),
  ).toEqual(['00:05', '12:08', '23:59'])
  expect(momentText('2026-03-17T00:05:00+08:00', 'chinese')).toBe('2026年3月17日 00:05')
})

it('a moment is told in Singapore, whatever the machine believes', () => {
  expect(momentText('2026-03-10T07:05:00Z', 'english').replace('\u202f', ' ')).toBe('10 Mar 2026, 3:05 pm')
  expect(momentDayText('2026-03-10T16:30:00Z', 'bengali')).toBe('11 মার্চ 2026')
})

it('every digit is Latin', () => {
  for (const language of languages) {
    for (const day of months) expect(dayText(day, language)).not.toMatch(/(?![0-9])\p{Nd}/u)
    expect(momentText('2026-12-31T23:59:00+08:00', language)).not.toMatch(/(?![0-9])\p{Nd}/u)
  }
})
