import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { mobileFields, mobileMatchesArea } from './mobile.fields.ts'
import { areaCodes, isMobile, maskMobile, mobileMaxLength, mobileProblem, readableMobile, readMobile } from './mobile-number.ts'

const schema = z.object(mobileFields).check(mobileMatchesArea)
const problems = (value: unknown) => schema.safeParse(value).error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? []

describe('a mobile number', () => {
  it.each([
    ['+65', '81000001'],
    ['+65', '91234567'],
    ['+86', '13800138000'],
    ['+880', '1712345678'],
    ['+91', '9876543210'],
  ] as const)('%s %s can be one', (areaCode, digits) => {
    expect(isMobile(areaCode, digits)).toBe(true)
  })

  it.each([
    ['+65', '61234567'],
    ['+65', '31234567'],
    ['+65', '8100000'],
    ['+65', '810000011'],
    ['+65', '8100 0001'],
    ['+65', '৮১০০০০০১'],
    ['+65', '81000001\n'],
    ['+86', '11800138000'],
    ['+86', '23800138000'],
    ['+86', '1380013800'],
    ['+91', '12345'],
    ['+91', '1'.repeat(14)],
    ['+880', '1'.repeat(13)],
    ['+91', ''],
  ] as const)('%s %s cannot be one', (areaCode, digits) => {
    expect(isMobile(areaCode, digits)).toBe(false)
  })

  it('never has more than the 15 digits of E.164 with its prefix', () => {
    fc.assert(
      fc.property(fc.constantFrom(...areaCodes), fc.stringMatching(/^\d{1,20}$/), (areaCode, digits) => {
        if (!isMobile(areaCode, digits)) return
        expect(digits.length).toBeLessThanOrEqual(mobileMaxLength(areaCode))
        expect(`${areaCode}${digits}`).toMatch(/^\+\d{7,15}$/)
      }),
    )
  })
})

describe('what is typed or pasted for a mobile number', () => {
  it.each([
    '81000001',
    ' 8100 0001 ',
    '8100-0001',
    '(8100) 0001',
    '+65 8100 0001',
    '+6581000001',
    '6581000001',
    '65 8100 0001',
    '8100\u20110001',
    '\u202d+65 8100 0001\u202c',
    '8100\u00a00001',
  ])('%j is read as 81000001', (text) => {
    expect(readMobile('+65', text)).toEqual({ areaCode: '+65', mobile: '81000001' })
  })

  it.each([
    ['+65', '65'],
    ['+65', '65123456'],
    ['+65', '6561234567'],
    ['+880', '6581000001'],
  ] as const)('%s %s is kept: that 65 may be no prefix', (areaCode, text) => {
    expect(readMobile(areaCode, text)).toEqual({ areaCode, mobile: text })
  })

  it('is kept with what it cannot be, to be refused', () => {
    expect(readMobile('+65', '81OO0001').mobile).toBe('81OO0001')
  })

  it('takes the prefix that it begins with, if that can be chosen', () => {
    expect(readMobile('+880', '+91 98765 43210')).toEqual({ areaCode: '+91', mobile: '9876543210' })
    expect(readMobile('+65', '+8801712345678')).toEqual({ areaCode: '+880', mobile: '1712345678' })
    expect(readMobile('+65', '+91 98765 43210', ['+65'])).toEqual({ areaCode: '+65', mobile: '+919876543210' })
    expect(readMobile('+65', '+44 7400 123456')).toEqual({ areaCode: '+65', mobile: '+447400123456' })
  })
})

describe('the fields of a mobile number', () => {
  it('take a number that fits its prefix', () => {
    expect(schema.parse({ areaCode: '+65', mobile: ' 81000001 ' })).toEqual({ areaCode: '+65', mobile: '81000001' })
  })

  it.each([
    [
      {},
      [
        ['areaCode', 'required'],
        ['mobile', 'required'],
      ],
    ],
    [{ areaCode: '+65', mobile: '' }, [['mobile', 'required']]],
    [{ areaCode: '+65', mobile: '   ' }, [['mobile', 'required']]],
    [{ areaCode: '+65', mobile: 81000001 }, [['mobile', 'required']]],
    [{ areaCode: '+65', mobile: ['81000001'] }, [['mobile', 'required']]],
    [{ areaCode: '+65', mobile: null }, [['mobile', 'required']]],
    [{ areaCode: '+65', mobile: '8100a001' }, [['mobile', 'integersOnly']]],
    [{ areaCode: '+65', mobile: '+8613800138000' }, [['mobile', 'mobile']]],
    [{ areaCode: '+65', mobile: '+8801712345678' }, [['mobile', 'mobile']]],
    [{ areaCode: '+65', mobile: '+919876543210' }, [['mobile', 'mobile']]],
    [{ areaCode: '+65', mobile: '00919876543210' }, [['mobile', 'mobile']]],
    [{ areaCode: '+65', mobile: '-81000001' }, [['mobile', 'integersOnly']]],
    [{ areaCode: '+65', mobile: '8.1e7' }, [['mobile', 'integersOnly']]],
    [{ areaCode: '+65', mobile: '৮১০০০০০১' }, [['mobile', 'integersOnly']]],
    [{ areaCode: '+65', mobile: '８１０００００１' }, [['mobile', 'integersOnly']]],
    [{ areaCode: '+65', mobile: '8100\u00000001' }, [['mobile', 'integersOnly']]],
    [{ areaCode: '+65', mobile: '📱' }, [['mobile', 'integersOnly']]],
    [{ areaCode: '+65', mobile: "8' OR '1'='1" }, [['mobile', 'integersOnly']]],
    [{ areaCode: '+65', mobile: '<b>81000001</b>' }, [['mobile', 'integersOnly']]],
    [{ areaCode: '+65', mobile: '61234567' }, [['mobile', 'mobile']]],
    [{ areaCode: '+1', mobile: '81000001' }, [['areaCode', 'required']]],
    [{ areaCode: '65', mobile: '81000001' }, [['areaCode', 'required']]],
    [{ areaCode: '__proto__', mobile: '81000001' }, [['areaCode', 'required']]],
  ])('refuse %j', (value, expected) => {
    expect(problems(value)).toEqual(expected)
  })
})

describe('10,000 digits', () => {
  it('are no mobile number', () => {
    expect(problems({ areaCode: '+65', mobile: '8'.repeat(10_000) })).toEqual([['mobile', 'mobile']])
  })
})

describe('a number shown to its owner', () => {
  it.each([
    ['+6581000001', '+65 8100 0001'],
    ['+8801712345678', '+880 171234 5678'],
  ])('of %s reads %s', (number, shown) => {
    expect(readableMobile(number)).toBe(shown)
  })
})

describe('a masked number', () => {
  it.each([
    ['+6581000001', '+65 •••• 0001'],
    ['+8801712345678', '+880 •••• 5678'],
    ['+919876543210', '+91 •••• 3210'],
  ])('of %s reads %s', (number, masked) => {
    expect(maskMobile(number)).toBe(masked)
  })
})

describe('what is wrong with a typed number', () => {
  it('is the same for the screens of the first load as for the schema', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[89]?\d{0,16}$/),
      fc.constantFrom('', ' ', '81000001', ' 81000001 ', '8100 0001', '123', '+8801712345678', ' +91'),
    )
    fc.assert(
      fc.property(fc.constantFrom(...areaCodes), typed, (areaCode, mobile) => {
        expect(mobileProblem(areaCode, mobile)).toBe(problems({ areaCode, mobile })[0]?.[1])
      }),
    )
  })
})

it.each([
  ['+65', '8100000', 'mobile'],
  ['+880', '17123', 'mobileAbroad'],
  ['+86', '1380013800', 'mobileAbroad'],
] as const)('what is wrong with %s %s is said of the numbers of that prefix', (areaCode, mobile, problem) => {
  expect(problems({ areaCode, mobile })).toEqual([['mobile', problem]])
  expect(mobileProblem(areaCode, mobile)).toBe(problem)
})
