import { deskFieldWords } from '@mwc/contract/fields/field-words/desk-field-words'
import { dayText, momentText, timeText } from '@mwc/contract/time/dates'
import { type Language, languages } from '@mwc/contract/language/language'
import { describe, expect, it } from 'vitest'
import { asSpoken } from '../../mobile/src/app/read-aloud/speech/as-spoken.ts'
import { rawIn } from '../../mobile/src/app/read-aloud/speech/raw-speech.ts'
import { wholeMoment, wholeTimes } from '../../mobile/src/shared/time/whole-times.ts'
import { allTexts } from './all-texts.ts'

/** Content as it stands on a screen: Markdown is drawn before it is read. */
const drawn = (text: string) => text.replace(/\*\*|^#+ |^- /gm, '').replace(/\[([^\]]*)\](?:\([^)]*\))?/g, '$1')
const sentences = (text: string) =>
  drawn(text)
    .split(/(?<=[.!?。！？।])\s|\n/)
    .filter((part) => /[\p{L}\d]/u.test(part))

/** The desk's forms have no voice, and the 24-hour clock. */
const isSpoken = (key: string) => !(key.replace('fields.', '') in deskFieldWords.english)

const saidIn = (language: Language, ...written: string[]) => written.map((text) => asSpoken(text, language))

describe.each(languages)('read aloud in %s,', (language) => {
  it('no text of the programme has figures or signs left that a voice would say wrongly', () => {
    const texts = Object.entries(allTexts[language]).flatMap(([key, text]) => (isSpoken(key) ? sentences(text) : []))
    expect(texts.length).toBeGreaterThan(1000)
    expect(texts.flatMap((text) => rawIn(asSpoken(text, language)))).toEqual([])
  })

  it('no day, no moment and no time has any', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => `2026-0${(hour % 9) + 1}-17T${String(hour).padStart(2, '0')}:05:00+08:00`)
    const shown = hours.flatMap((at) => [
      momentText(at, language),
      timeText(at, language),
      dayText(at.slice(0, 10), language),
      at.slice(0, 10),
    ])
    expect(shown.flatMap((text) => rawIn(asSpoken(text, language)))).toEqual([])
  })

  it('numbers to be called, of members and of FINs are said sign by sign', () => {
    expect(
      saidIn(language, '+65 8100 0001', '65362692', '6536 2692', 'M100001C', 'G1234567', '567N', '+880 1712345678', '+8801712345678').map(
        (text) => text.replace(/^\D+/, ''),
      ),
    ).toEqual([
      '6 5, 8 1 0 0, 0 0 0 1',
      '6 5 3 6 2 6 9 2',
      '6 5 3 6, 2 6 9 2',
      '1 0 0 0 0 1 C',
      '1 2 3 4 5 6 7',
      '5 6 7 N',
      '8 8 0, 1 7 1 2 3 4 5 6 7 8',
      '8 8 0, 1 7 1 2 3 4 5 6 7 8',
    ])
  })
})

it('what a photo or a file takes is said in words', () => {
  expect(languages.flatMap((language) => saidIn(language, '(240 kB)', '1.5 MB'))).toEqual([
    '(240 kilobytes)',
    '1.5 megabytes',
    '(240 千字节)',
    '1.5 兆',
    '(240 কিলোবাইট)',
    '1.5 মেগাবাইট',
    '(240 கிலோபைட்)',
    '1.5 மெகாபைட்',
  ])
})

it('a country code is spelled wherever it stands, with a pause before what follows', () => {
  expect(
    saidIn('english', '+880', '+880 for Bangladesh', '+65.', '+65 1777', '+91 98765 43210', '+3 months', '+60% of', '+650 points'),
  ).toEqual([
    'plus 8 8 0',
    'plus 8 8 0, for Bangladesh',
    'plus 6 5.',
    'plus 6 5, 1 7 7 7',
    'plus 9 1, 9 8 7 6 5, 4 3 2 1 0',
    'plus 3 months',
    'plus 60 percent of',
    'plus 650 points',
  ])
  expect(asSpoken('আগে দেশের কোড বেছে নিন, যেমন +880।', 'bengali')).toBe('আগে দেশের কোড বেছে নিন, যেমন প্লাস 8 8 0।')
})

it('of a number that is hidden but for its end, that it ends so is said', () => {
  const said = languages.map((language) => asSpoken('+65 •••• 7856', language))
  expect(said).toEqual(['plus 6 5, ending in 7 8 5 6', '加 6 5, 尾号 7 8 5 6', 'প্লাস 6 5, শেষে 7 8 5 6', 'பிளஸ் 6 5, கடைசி எண்கள் 7 8 5 6'])
  expect(asSpoken('FIN (•••••567N)', 'english')).toBe('FIN (ending in 5 6 7 N)')
})

describe('amounts are said as people say them', () => {
  it.each([
    ['english', ['9 dollars', '4 dollars 50 cents', '1 dollar', '5 cents', '20000 dollars']],
    ['chinese', ['新币 9 元', '新币 4 元 5 角', '新币 1 元', '新币 5 分', '新币 20000 元']],
    ['bengali', ['9 ডলার', '4 ডলার 50 সেন্ট', '1 ডলার', '5 সেন্ট', '20000 ডলার']],
    ['india', ['9 டாலர்', '4 டாலர் 50 சென்ட்', '1 டாலர்', '5 சென்ட்', '20000 டாலர்']],
  ] as const)('in %s', (language, said) => {
    expect(saidIn(language, 'S$9.00', 'S$4.50', 'S$1', 'S$0.05', 'S$20,000')).toEqual(said)
  })

  it('and leave the comma after them to the sentence', () => {
    expect(saidIn('bengali', 'প্রতি রাতে S$30, 30 রাত পর্যন্ত')).toEqual(['প্রতি রাতে 30 ডলার, 30 রাত পর্যন্ত'])
    expect(saidIn('english', 'S$30, 30 nights', 'S$1,200,000, or S$1,200', 'S$5,10 of us')).toEqual([
      '30 dollars, 30 nights',
      '1200000 dollars, or 1200 dollars',
      '5 dollars,10 of us',
    ])
  })

  it('and take the endings of their language', () => {
    expect(saidIn('bengali', 'S$4.50-এর বদলে', 'S$5-এ')).toEqual(['4 ডলার 50 সেন্টের বদলে', '5 ডলারে'])
    expect(saidIn('india', 'S$4.50-க்குப் பதில்', 'S$10-க்கு')).toEqual(['4 டாலர் 50 சென்டுக்குப் பதில்', '10 டாலருக்கு'])
  })

  it('whether a line may end before the ending or not', () => {
    for (const [language, text] of [
      ['bengali', 'S$4.50-এর বদলে'],
      ['india', '3:05 PM-க்கு முன்'],
      ['india', 'SMS-ல் வந்த OTP-ஐ'],
    ] as const)
      expect(saidIn(language, text.replaceAll('-', '\u2011'))).toEqual(saidIn(language, text))
  })
})

describe('days, times and ranges are said in words', () => {
  it.each([
    ['english', '27 Sep 2026, 3:05 pm', '27 September 2026, 3:05 pm'],
    ['english', 'Mon–Fri 10:00 am–6 pm', 'Mon to Fri 10 am to 6 pm'],
    ['english', '15/03/1990', '15 March 1990'],
    ['english', '9/3/1990', '9 March 1990'],
    ['chinese', '2026年9月27日 15:05', '2026年9月27日 15 点 5 分'],
    ['chinese', '11:00–21:30', '11 点 到 21 点 30 分'],
    ['bengali', '27 সেপ্টেম্বর 2026, 12:05 AM', '27 সেপ্টেম্বর 2026, রাত 12টা 5 মিনিট'],
    ['bengali', '9:00 AM', 'সকাল 9টা'],
    ['india', '27 செப்டம்பர் 2026, 3:05 PM', '27 செப்டம்பர் 2026, மதியம் 3 மணி 5 நிமிடம்'],
    ['bengali', '9:05 AM-এর আগে', 'সকাল 9টা 5 মিনিটের আগে'],
    ['bengali', '9:00 AM-এর আগে', 'সকাল 9টার আগে'],
    ['india', '3:05 PM-க்கு முன்', 'மதியம் 3 மணி 5 நிமிடத்துக்கு முன்'],
    ['india', '3:00 PM-க்கு முன்', 'மதியம் 3 மணிக்கு முன்'],
    ['india', '(6-9) மட்டும்', '(6 முதல் 9) மட்டும்'],
  ] as const)('in %s: %s', (language, written, said) => {
    expect(asSpoken(written, language)).toBe(said)
  })
})

it.each(languages)('what keeps a line from ending in a day or a time is not heard in %s', (language) => {
  const at = '2027-12-04T13:05:00Z'
  const [whole, plain] = saidIn(language, wholeMoment(at, language), momentText(at, language))
  expect(whole).toBe(plain)
  expect(saidIn(language, wholeTimes('13:00–21:00'))).toEqual(saidIn(language, '13:00–21:00'))
})

it('how long a recording is, of how long it may be, is said in minutes and seconds', () => {
  const said = (text: string) => languages.map((language) => asSpoken(text, language))
  expect(said('0:02 / 1:00')).toEqual(['2 seconds of 1 minute', '2 秒，共 1 分钟', '2 সেকেন্ড, মোট 1 মিনিট', '2 செகண்ட், மொத்தம் 1 நிமிடம்'])
  expect(said('1:01 / 12:30')[0]).toBe('1 minute 1 second of 12 minutes 30 seconds')
})

it.each(languages)('in %s, how to type a date is said figure by figure, and a date that is typed in words', (language) => {
  const { 'app.signUp.birthDateHint': hint = '', 'fields.date': problem = '' } = allTexts[language]
  expect(asSpoken(hint, language)).toMatch(/2.*2.*4.* 2 5, 0 3, 1 9 9 0$/)
  expect(asSpoken(problem, language)).toMatch(/2.*2.*4/)
  expect(asSpoken('25/03/1990', language)).toBe(asSpoken(dayText('1990-03-25', language), language))
})

it('a date that no calendar has is said as it was typed', () => {
  expect(saidIn('english', '31/02/2015', '29/02/2015', '2015-02-31', '29/02/2016', '12/34/5678')).toEqual([
    '3 1, 0 2, 2 0 1 5',
    '2 9, 0 2, 2 0 1 5',
    '2 0 1 5, 0 2, 3 1',
    '29 February 2016',
    '1 2, 3 4, 5 6 7 8',
  ])
})

it('codes of shops and promos are spelled, words and short numbers are not', () => {
  expect(saidIn('english', 'HARB0RK1TC', 'WELCOME3', 'NETS or PayNow', 'Step 2 of 3', 'USB-C', '2026', 'Call 995 first', '12/140')).toEqual(
    ['H A R B 0 R K 1 T C', 'W E L C O M E 3', 'NETS or PayNow', 'Step 2 of 3', 'USB-C', '2026', 'Call 9 9 5 first', '12 of 140'],
  )
})

it('units, percentages and unit numbers are said in words', () => {
  expect(saidIn('english', '350 m', '2.4 km', '10% off', '#01-23, Singapore 534118', '+ 3 free months')).toEqual([
    '350 metres',
    '2.4 kilometres',
    '10 percent off',
    '0 1, 2 3, Singapore 5 3 4 1 1 8',
    'plus 3 free months',
  ])
  expect([asSpoken('10%', 'chinese'), asSpoken('2.4 কিমি', 'bengali'), asSpoken('350 மீ', 'india')]).toEqual([
    '百分之 10',
    '2.4 কিলোমিটার',
    '350 மீட்டர்',
  ])
})
