import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { code } from '../proofs/proofs.fields.ts'
import { signUpConsents, signUpWork, signUpYou } from './sign-up.fields.ts'
import { ageOn, isAgeAllowed, parseTypedDate } from '../people/birth-date.ts'
import { anyPassword, newPassword } from '../people/password.fields.ts'
import { birthDate, company, finFront, finLastFour, fullName, gender, nationality, occupation, sector } from '../people/person.fields.ts'
import { language } from '../../language/language.fields.ts'
import { mustBeTicked } from '../people/consents.fields.ts'
import { otherCountries, usualCountries } from '../people/countries.ts'

const problem = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

const lines = { fullName, company, occupation }
const texts = { ...lines, finFront, finLastFour, birthDate, newPassword, anyPassword, code }
const choices = { sector, gender, nationality, language }

describe.each(Object.entries(texts))('the field %s', (_name, schema) => {
  it.for([undefined, null, '', 7, true, [], ['A'], {}, { toString: 'A' }] as unknown[])(
    'asks to be filled in when it is sent as %j',
    (value) => {
      expect(problem(schema, value)).toBe('required')
    },
  )
})

describe.each(Object.entries(choices))('the choice of %s', (_name, schema) => {
  it.for([undefined, null, '', ' ', 1, 0, [], ['1'], {}, 'constructor', '__proto__', 'zz', '1 ', '🙂', "1' OR '1'='1"])(
    'refuses %j',
    (value) => {
      expect(problem(schema, value)).toBe('choose')
    },
  )
})

describe.each([
  ['fullName', fullName, 80],
  ['company', company, 100],
  ['occupation', occupation, 30],
] as const)('the line of English characters in %s', (_name, schema, max) => {
  it.each(['A', 'Rahman', "O'Brien", 'Anne-Marie (Ann)', 'A. B. & Sons, 3/F', 'me@work', '3M'])('takes %s', (text) => {
    expect(schema.parse(text)).toBe(text)
  })

  it.each([
    ['  Abdul   Karim  ', 'Abdul Karim'],
    ['Abdul\u00a0Karim', 'Abdul Karim'],
    ['Karim\n', 'Karim'],
    ['O’Brien', "O'Brien"],
    ['Ｌｉ　Ｗｅｉ', 'Li Wei'],
  ])('keeps %j as %j', (text, kept) => {
    expect(schema.parse(text)).toBe(kept)
  })

  it.each(['   ', '\n', '\t\t'])('asks to be filled in for %j', (text) => {
    expect(problem(schema, text)).toBe('required')
  })

  it(`takes ${max} characters and no more`, () => {
    expect(schema.parse('x'.repeat(max))).toHaveLength(max)
    expect(problem(schema, 'x'.repeat(max + 1))).toBe('tooLong')
  })

  it.each([
    'রহমান',
    '李伟',
    'முருகன்',
    'Жуков',
    'José',
    'Аbdul',
    'Ali 🙂',
    'Ali\u0000',
    'Ali\u0000Khan',
    'Ali\nKhan',
    'Ali\tKhan',
    'Ali\u200bKhan',
    'Ali\u202eKhan',
    'Ali\u001b[31m',
    '<b>Ali</b>',
    '<script>alert(1)</script>',
    "Ali'; DROP TABLE members",
    "' OR 1=1 --",
    'Ali {{7*7}}',
    'Ali"',
    'Ali\\',
    'Ali_Khan',
    'Ali+Khan',
    'Ali #1',
  ])('refuses %j', (text) => {
    expect(problem(schema, text)).toBe('englishOnly')
  })

  it('keeps nothing but the allowed characters, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const result = schema.safeParse(text)
        if (!result.success) return
        expect(result.data).toMatch(/^[A-Za-z0-9.,'&()/\-@]([A-Za-z0-9 .,'&()/\-@]*[A-Za-z0-9.,'&()/\-@])?$/)
        expect(result.data).not.toContain('  ')
        expect(schema.parse(result.data)).toBe(result.data)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the FIN fields', () => {
  it.each([
    [finFront, ' g6046409 ', 'G6046409'],
    [finFront, 'M1234567', 'M1234567'],
    [finLastFour, '409q', '409Q'],
    [finLastFour, ' 4 0 9 Q', '409Q'],
  ])('%# take what is typed', (schema, typed, kept) => {
    expect(schema.parse(typed)).toBe(kept)
  })

  it.each(['S1234567', 'T1234567', 'G604640', 'G60464099', 'G6046409Q', '66046409', 'G৬০৪৬৪০৯', 'G604640O', '🙂', '<b>', 'G604\u00006409'])(
    'refuse %j in the first',
    (text) => {
      expect(problem(finFront, text)).toBe('fin')
    },
  )

  it.each(['409', '409QQ', '4090', 'Q409', '４０９🙂', '৪০৯Q', "409'"])('refuse %j in the second', (text) => {
    expect(problem(finLastFour, text)).toBe('fin')
  })
})

describe('a birth date', () => {
  it.each([
    ['09/03/1990', '1990-03-09'],
    ['9/3/1990', '1990-03-09'],
    [' 29/02/2004 ', '2004-02-29'],
    ['31/12/1999', '1999-12-31'],
  ])('typed as %s is %s', (typed, day) => {
    expect(parseTypedDate(typed)).toBe(day)
    expect(problem(birthDate, typed)).toBeUndefined()
  })

  it.each(['29/02/2003', '31/02/2015', '31/04/1990', '32/01/1990', '00/01/1990', '01/00/1990', '01/13/1990', ' 9/13/1990 '])(
    'written as %j is none',
    (typed) => {
      expect(parseTypedDate(typed)).toBeNull()
      expect(problem(birthDate, typed)).toBe('noSuchDate')
    },
  )

  it.each([
    '01/01/90',
    '01/01/0090',
    '01/01/19900',
    '1990-03-09',
    '09-03-1990',
    '09.03.1990',
    '09 Mar 1990',
    '০৯/০৩/১৯৯০',
    '09/03/1990; DROP',
    '09/03/1990\u0000',
    '📅',
  ])('cannot be %j', (typed) => {
    expect(parseTypedDate(typed)).toBeNull()
    expect(problem(birthDate, typed)).toBe('date')
  })

  it('is read back for every day of the calendar', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }), (date) => {
        const day = date.toISOString().slice(0, 10)
        expect(parseTypedDate(day.split('-').toReversed().join('/'))).toBe(day)
      }),
    )
  })

  it.each([
    ['2010-11-21', '2026-11-20', 15, false],
    ['2010-11-21', '2026-11-21', 16, true],
    ['2004-02-29', '2020-02-28', 15, false],
    ['2004-02-29', '2020-02-29', 16, true],
    ['2003-03-01', '2019-02-28', 15, false],
    ['2005-02-28', '2021-02-28', 16, true],
    ['1926-11-21', '2026-11-21', 100, true],
    ['1925-11-22', '2026-11-21', 100, true],
    ['1925-11-21', '2026-11-21', 101, false],
    ['2027-01-01', '2026-11-21', -1, false],
  ])('%s makes the age on %s %i, allowed: %s', (birthDay, today, age, allowed) => {
    expect(ageOn(birthDay, today)).toBe(age)
    expect(isAgeAllowed(birthDay, today)).toBe(allowed)
  })
})

describe('passwords and codes', () => {
  it.each([
    [newPassword, 'Kettle1', 'passwordWeak'],
    [newPassword, 'Pass12', 'passwordWeak'],
    [newPassword, 'Password123!', 'passwordCommon'],
    [newPassword, 'password1', 'passwordCommon'],
    [newPassword, '12345678', 'passwordCommon'],
    [newPassword, `Kettle7 ${'boat '.repeat(24)}x`, 'tooLong'],
    [anyPassword, 'x'.repeat(129), 'tooLong'],
    [code, '12345', 'code'],
    [code, '1234567', 'code'],
    [code, '12a456', 'integersOnly'],
    [code, '১২৩৪৫৬', 'integersOnly'],
    [code, '12 456', 'integersOnly'],
    [code, '-12345', 'integersOnly'],
    [code, '1e5', 'integersOnly'],
    [code, '   ', 'required'],
  ])('%# refuse %j', (schema, value, expected) => {
    expect(problem(schema, value)).toBe(expected)
  })

  it('leave a password as it was typed, spaces and signs and all', () => {
    expect(newPassword.parse("  Kettle' <b> 🦀 --  ")).toBe("  Kettle' <b> 🦀 --  ")
  })

  it('read a code with its leading noughts', () => {
    expect(code.parse(' 000123 ')).toBe('000123')
  })
})

describe('10,000 characters', () => {
  it.each([
    ['finFront', 'fin'],
    ['finLastFour', 'fin'],
    ['birthDate', 'date'],
    ['newPassword', 'tooLong'],
    ['anyPassword', 'tooLong'],
    ['code', 'code'],
    ['fullName', 'tooLong'],
    ['company', 'tooLong'],
    ['occupation', 'tooLong'],
  ] as const)('in %s are refused as %s', (name, expected) => {
    expect(problem(texts[name], '1'.repeat(10_000))).toBe(expected)
  })
})

describe('consents', () => {
  it.each([undefined, null, false, 'true', 1, {}])('that must be ticked refuse %j', (value) => {
    expect(problem(mustBeTicked, value)).toBe('mustTick')
  })

  it('to advertising are off unless given, and of a build that does not say, the first wording was shown', () => {
    expect(signUpConsents.parse({ declaration: true, memberConsent: true })).toEqual({
      declaration: true,
      memberConsent: true,
      marketingSms: false,
      marketingMessaging: false,
      marketingCall: false,
      wording: '2026-11',
    })
  })
})

describe('nationalities', () => {
  it('are the 249 codes of ISO 3166-1, each once', () => {
    expect(new Set([...usualCountries, ...otherCountries]).size).toBe(249)
    expect(usualCountries.length + otherCountries.length).toBe(249)
  })
})

describe('the steps of the sign-up form', () => {
  const you = { fullName: 'Abdul Karim', birthDate: '09/03/1990', gender: '01', nationality: 'BD', fin: 'G6046409', finLastFour: '409Q' }
  const paths = (schema: z.ZodMiniType, value: unknown) =>
    schema.safeParse(value).error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []

  it('take a member', () => {
    expect(paths(signUpYou, you)).toEqual([])
    expect(paths(signUpWork, { company: 'Harbour Pte Ltd', sector: '3', occupation: 'Welder' })).toEqual([])
  })

  it('name every field that is missing', () => {
    expect(paths(signUpYou, {})).toEqual([
      'fullName required',
      'birthDate required',
      'gender choose',
      'nationality choose',
      'fin required',
      'finLastFour required',
    ])
    expect(paths(signUpWork, {})).toEqual(['company required', 'sector choose', 'occupation required'])
  })

  it('name both boxes of the FIN where the two disagree, since either may be the wrong one', () => {
    expect(paths(signUpYou, { ...you, finLastFour: '408Q' })).toEqual(['fin finMismatch', 'finLastFour finMismatch'])
    expect(paths(signUpYou, { ...you, finLastFour: '409X' })).toEqual(['fin fin', 'finLastFour fin'])
    expect(paths(signUpYou, { ...you, fin: 'S6046409' })).toEqual(['fin fin'])
  })

  it.for([null, undefined, [], 'x', 7, true])('refuse %j without a fault', (value) => {
    expect(signUpYou.safeParse(value).success).toBe(false)
  })

  it('drop properties that nobody asked for', () => {
    expect(signUpYou.parse({ ...you, role: 'admin', vipStatus: '1' })).toEqual(you)
  })
})
