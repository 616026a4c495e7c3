import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readCountry, readFin, readGender, readLanguage, readMonths, readNumber, readSector, readYes, shownText } from './cells.rules.ts'
import { dateSign, readDate } from './dates.rules.ts'
import { doubledHead, guessFields } from './header.rules.ts'
import { judgeRow, type ImportRow, type RowStanding } from './import-row.rules.ts'
import { actsOn, dateReading, isCountRight } from './imports.rules.ts'

const dayFirst = { dateOrder: 'dayFirst', serialBase: '1900' } as const

describe('a date', () => {
  it.each([
    ['09/03/1990', '1990-03-09'],
    ['9.3.1990', '1990-03-09'],
    ['31-12-1999 00:00:00', '1999-12-31'],
    ['1990-03-09', '1990-03-09'],
    ['1990/3/9', '1990-03-09'],
    ['1990-03-09T00:00:00', '1990-03-09'],
    ['19900309', '1990-03-09'],
    ['9 Mar 1990', '1990-03-09'],
    ['09-Mar-1990', '1990-03-09'],
    ['9 March 1990', '1990-03-09'],
    ['32941', '1990-03-09'],
    ['32941.0', '1990-03-09'],
  ])('%s is %s', (cell, day) => expect(readDate(cell, dayFirst)).toEqual({ day }))

  it.each([
    ['9/3/90', 'shortYear'],
    ['09-Mar-90', 'shortYear'],
    ['9031990', 'lostZeros'],
    ['3.29E+04', 'scientific'],
    ['29/02/2003', 'date'],
    ['32/01/1990', 'date'],
    ['03/31/1990', 'date'],
    ['soon', 'date'],
    ['########', 'date'],
  ])('%s is refused as %s', (cell, problem) => expect(readDate(cell, dayFirst)).toBe(problem))

  it('is read back for every day, however it is written', () => {
    const days = fc.date({ min: new Date('1935-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10)
        const [year = '', month = '', of = ''] = day.split('-')
        const since1900 = Math.round((Date.parse(day) - Date.parse('1899-12-30')) / 86_400_000)
        expect(readDate(day, dayFirst)).toEqual({ day })
        expect(readDate(`${of}/${month}/${year}`, dayFirst)).toEqual({ day })
        expect(readDate(`${month}/${of}/${year}`, { ...dayFirst, dateOrder: 'monthFirst' })).toEqual({ day })
        expect(readDate(String(since1900), dayFirst)).toEqual({ day })
        expect(readDate(String(since1900 - 1462), { ...dayFirst, serialBase: '1904' })).toEqual({ day })
      }),
    )
  })

  it('never throws, and never makes a day of what it does not know', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (cell) => {
        const found = readDate(cell, dayFirst)
        if (typeof found !== 'string') expect(found.day).toMatch(/^\d{4}-\d\d-\d\d$/)
        dateSign(cell)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('how the dates of a file are read', () => {
  const column = (given: object) => ({ dates: { dayFirst: 0, monthFirst: 0, either: null, serial: null, ...given } })
  const asked = { columns: { birthDate: 0, firstDay: 1 } }
  test('is told by a date that can be read one way only, in whichever column', () => {
    expect(dateReading([column({ either: '3/4/1990' }), column({ monthFirst: 1 })], asked)).toMatchObject({ dateOrder: 'monthFirst' })
    expect(dateReading([column({ either: '3/4/1990', dayFirst: 9 }), column({})], asked)).toMatchObject({ dateOrder: 'dayFirst' })
  })

  test('is asked for where nothing tells, or each way is told, and where dates are bare numbers', () => {
    expect(dateReading([column({ either: '3/4/1990' }), column({})], asked)).toEqual({ asks: 'dateOrder' })
    expect(dateReading([column({ dayFirst: 1 }), column({ monthFirst: 1 })], asked)).toEqual({ asks: 'dateOrder' })
    expect(dateReading([column({ serial: '32941' }), column({})], asked)).toEqual({ asks: 'serialBase' })
    const answered = { ...asked, dateOrder: 'monthFirst', serialBase: '1904' } as const
    expect(dateReading([column({ either: '3/4/1990', serial: '32941' }), column({})], answered)).toEqual({
      dateOrder: 'monthFirst',
      serialBase: '1904',
    })
  })

  test('does not depend on columns that are of no date', () => {
    expect(dateReading([column({ dayFirst: 1 }), column({ either: '3/4/1990' })], { columns: { birthDate: 0 } })).toMatchObject({
      dateOrder: 'dayFirst',
    })
    expect(dateReading([column({ dayFirst: 1 }), column({ serial: '32941' })], { columns: { birthDate: 0 } })).toMatchObject({
      serialBase: '1900',
    })
  })
})

describe('cells', () => {
  it.each([
    ['g6046409q', { value: 'G6046409Q' }],
    ['G6046409X', { problem: 'finLetter' }],
    ['S1234567D', { problem: 'finSeries' }],
    ['6.05E+06', { problem: 'scientific' }],
    ['G6046409', { problem: 'fin' }],
  ])('of FINs: %s', (cell, read) => expect(readFin(cell)).toEqual(read))

  it.each([
    ['81000001', '+65', '81000001'],
    ['+65 8100 0001', '+65', '81000001'],
    ['6581000001', '+65', '81000001'],
    ['006581000001', '+65', '81000001'],
    ['+880 1712-345678', '+880', '1712345678'],
  ])('of numbers: %s', (cell, areaCode, mobile) => expect(readNumber(cell)).toEqual({ value: { areaCode, mobile } }))
  it.each([
    ['6.58E+09', 'scientific'],
    ['1712345678', 'mobile'],
    ['8100000', 'mobile'],
    ['+1 2025550123', 'mobile'],
    ['', 'mobile'],
  ])('of numbers: %s is refused as %s', (cell, problem) => expect(readNumber(cell)).toEqual({ problem }))

  it.each([
    [readCountry, 'bd', 'BD'],
    [readCountry, 'Bangladeshi', 'BD'],
    [readCountry, 'SRI LANKA', 'LK'],
    [readCountry, 'PRC', 'CN'],
    [readCountry, 'Myanmar (Burma)', 'MM'],
    [readGender, 'Female', '00'],
    [readGender, '01', '01'],
    [readSector, 'Marine Shipyard', '3'],
    [readSector, '5', '5'],
    [readLanguage, 'Tamil', 'india'],
    [readMonths, '12 months', 12],
    [readYes, 'Y', true],
    [readYes, 'no', false],
  ] as const)('%# are read', (reader, cell, value) => expect(reader(cell)).toEqual({ value }))

  it.each([
    [readCountry, 'Atlantis', 'country'],
    [readGender, '1', 'lostZeros'],
    [readGender, 'x', 'choose'],
    [readSector, '6', 'choose'],
    [readLanguage, 'Klingon', 'choose'],
    [readMonths, '0', 'months'],
    [readMonths, '61', 'months'],
    [readYes, 'maybe', 'yesOrNo'],
  ] as const)('%# are refused', (reader, cell, problem) => expect(reader(cell)).toEqual({ problem }))

  it('that hold an identity number show its end alone', () => {
    expect(shownText('Ali G6046409Q')).toBe('Ali …409Q')
    expect(shownText('a\u202eb\u0000c')).toBe('a b c')
  })

  it('never throw', () => {
    const readers = [readFin, readNumber, readCountry, readGender, readSector, readLanguage, readMonths, readYes, shownText]
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (cell) => void readers.map((reader) => reader(cell))),
      { numRuns: 500 },
    )
  })
})

describe('heads of columns', () => {
  it('are recognised in plain English, each field once', () => {
    const names = ['S/N', 'Name', 'HP No.', 'FIN No', 'D.O.B.', 'Country', 'Sex', 'Industry', 'Employer', 'Job Title', 'Valid To', 'Phone']
    const fields = [
      null,
      'fullName',
      'mobile',
      'fin',
      'birthDate',
      'nationality',
      'gender',
      'sector',
      'company',
      'occupation',
      'lastDay',
      null,
    ]
    expect(guessFields(names)).toEqual(fields)
  })

  it('that say the same are doubled, whatever their capitals', () => {
    expect(doubledHead(['Mobile', 'FIN', 'mobile '])).toBe('mobile ')
    expect(doubledHead(['Mobile', '', ''])).toBeNull()
  })
})

const row = (given: Partial<ImportRow> = {}): ImportRow => ({
  number: 2,
  fin: 'G6046409Q',
  mobile: '+6581000001',
  person: { fullName: 'A', birthDate: '1990-01-01', nationality: 'BD', gender: '01', sector: '1', company: 'B', occupation: 'C' },
  term: null,
  consents: { declaration: true, membership: true },
  faults: [],
  ...given,
})
const signed = { declaration: { given: true, at: new Date(0) }, membership: { given: true, at: new Date(0) } }
const nobody: RowStanding = { member: null, numberHolder: null, finBlocked: false, closed: false, terms: [], consents: signed }
const member = { ...row().person, language: 'english', id: 'm', mobile: '+6581000001', deactivated: false } as NonNullable<
  RowStanding['member']
>
const fileAt = new Date('2026-03-01T00:00:00Z')
const judging = { changes: ['company', 'term', 'consents'], fileAt } as const
const term = { firstDay: '2026-01-01', lastDay: '2026-12-31', months: 12 }

describe('what a row does', () => {
  const problems = (standing: Partial<RowStanding>, given: Partial<ImportRow> = {}) => {
    const judged = judgeRow(row(given), { ...nobody, ...standing }, judging)
    return judged.outcome === 'wrong' ? judged.faults.map(({ field, problem }) => `${field} ${problem}`) : judged.outcome
  }
  test('of somebody new is to make a member, if everything that sign-up asks for is there', () => {
    expect(problems({})).toBe('add')
    expect(problems({}, { mobile: null, consents: {}, person: {} })).toEqual([
      'fullName required',
      'mobile required',
      'birthDate required',
      'nationality required',
      'gender required',
      'sector required',
      'company required',
      'occupation required',
      'declaration mustTick',
      'membership mustTick',
    ])
    expect(problems({ numberHolder: 'x', finBlocked: true, closed: true })).toEqual(['mobile mobileTaken', 'fin finBlocked', 'fin closed'])
  })

  test('of somebody who is there is what staff chose to change, and nothing else', () => {
    expect(problems({ member })).toBe('leave')
    const changed = { ...row().person, company: 'Z', fullName: 'Y' }
    expect(judgeRow(row({ person: changed }), { ...nobody, member }, judging)).toEqual({
      outcome: 'change',
      person: { company: 'Z' },
      term: null,
      consents: {},
    })
    expect(problems({ member: { ...member, deactivated: true } })).toEqual(['fin deactivated'])
    expect(problems({ member: { ...member, mobile: '+6581000002' } })).toEqual(['mobile otherMobile'])
  })

  test('adds a term once: never one that was there, also taken back, nor one that overlaps', () => {
    const is = (terms: RowStanding['terms']) => problems({ member, terms }, { term })
    expect(is([])).toBe('change')
    expect(is([{ ...term, voided: false }])).toBe('leave')
    expect(is([{ ...term, voided: true }])).toBe('leave')
    expect(is([{ firstDay: '2026-12-31', lastDay: '2027-06-30', voided: false }])).toEqual(['firstDay termOverlaps'])
    expect(is([{ firstDay: '2026-12-31', lastDay: '2027-06-30', voided: true }])).toBe('change')
  })

  test('brings no consent back that was withdrawn, and withdraws only what was given before the file', () => {
    const said = (given: boolean, at: string) => ({ marketingSms: { given, at: new Date(at) } })
    const is = (yes: boolean, consents: RowStanding['consents']) => {
      const judged = judgeRow(row({ consents: { marketingSms: yes } }), { ...nobody, member, consents }, judging)
      return judged.outcome === 'change' ? judged.consents : judged.outcome
    }
    expect(is(true, {})).toEqual({ marketingSms: true })
    expect(is(true, said(false, '2025-01-01'))).toBe('leave')
    expect(is(true, said(false, '2026-04-01'))).toBe('leave')
    expect(is(false, said(true, '2025-01-01'))).toEqual({ marketingSms: false })
    expect(is(false, said(true, '2026-04-01'))).toBe('leave')
    expect(is(false, {})).toBe('leave')
  })
})

test('many new members are made only where their number was typed', () => {
  expect([isCountRight(999, undefined), isCountRight(1000, undefined), isCountRight(1000, 1000), isCountRight(5, 6)]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('a file is applied once it was looked at, has something to do, and within six days', () => {
  const madeAt = Temporal.Instant.from('2026-03-01T00:00:00Z')
  const on = (state: 'uploaded' | 'checking' | 'checked' | 'applying' | 'done', added = 1, day = 1) =>
    actsOn({ state, added, changed: 0, madeAt }, madeAt.add({ hours: 24 * day })).join(' ')
  expect([on('uploaded'), on('checking'), on('checked'), on('checked', 0)]).toEqual([
    'check discard',
    'check discard',
    'check apply discard',
    'check discard',
  ])
  expect([on('applying'), on('done'), on('checked', 1, 6)]).toEqual(['', '', 'discard'])
})
