import { expect, test } from 'vitest'
import { wholeDay, wholeMoment, wholeMomentDay, wholeSmallDay, wholeTime, wholeTimes } from './whole-times.ts'

const at = '2027-12-04T13:05:00Z'

test.each([
  ['english', '4\u00a0Dec\u00a02027', '9:05\u00a0pm', ', '],
  ['india', '4\u00a0டிசம்பர் 2027', '9:05\u00a0PM', ', '],
  ['chinese', '2027\u2060年\u206012\u2060月\u20604\u2060日', '21:05', ' '],
] as const)('in %s no line ends in a day or in a time', (language, day, time, between) => {
  expect(wholeDay('2027-12-04', language)).toBe(day)
  expect(wholeSmallDay('2027-12-04', language)).toBe(day.replaceAll(' ', '\u00a0'))
  expect(wholeMomentDay(at, language)).toBe(day)
  expect(wholeTime(at, language)).toBe(time)
  expect(wholeMoment(at, language)).toBe(day + between + time)
})

test.each([
  ['Tuesday to Sunday 1 pm to 9 pm, closed on Monday', 'Tuesday to Sunday 1\u00a0pm to 9\u00a0pm, closed on Monday'],
  ['星期二到星期日：13:00–21:00；星期一休息', '星期二到星期日：13:00–\u206021:00；星期一休息'],
  ['தினமும் காலை 10 மணி முதல்', 'தினமும் காலை 10\u00a0மணி முதல்'],
  ['5 amazing things, 24 hours', '5 amazing things, 24 hours'],
])('of the hours %s each time is whole', (written, printed) => {
  expect(wholeTimes(written)).toBe(printed)
})
