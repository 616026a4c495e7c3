import { describe, expect, it } from 'vitest'
import { knownSpot, pointIn } from './known-place.rules.ts'

const clinic = { latitude: 1.3105, longitude: 103.8545, name: 'Clinic' }

describe('the point of a link', () => {
  it('is read from two numbers of degrees', () => {
    expect(pointIn('1.3105', '103.8545')).toEqual({ latitude: 1.3105, longitude: 103.8545 })
    expect(pointIn('-90', '180')).toEqual({ latitude: -90, longitude: 180 })
  })

  it.each([null, '', ' ', 'x', '1e1', '91', '-90.1', 'NaN', 'Infinity', '1,3', '1.3.1', '1'.repeat(400), '<b>', '1.', '٣'])(
    'is none where a number is %j',
    (text) => {
      expect(pointIn(text, '103.8545')).toBeNull()
      expect(pointIn('1.3105', text === '91' || text === '-90.1' ? '181' : text)).toBeNull()
    },
  )
})

describe('a known spot', () => {
  it('is meant by a point a few steps away', () => {
    expect(knownSpot({ latitude: 1.3106, longitude: 103.8546 }, [clinic])).toBe(clinic)
  })

  it('is not meant by a point across the street', () => {
    expect(knownSpot({ latitude: 1.3109, longitude: 103.8545 }, [clinic])).toBeNull()
    expect(knownSpot({ latitude: 1.3105, longitude: 103.8548 }, [clinic])).toBeNull()
  })
})
