import { expect, it } from 'vitest'
import { countryNames } from './country-names.ts'

it('a country has the name by which its neighbours know it', () => {
  expect(countryNames('bengali')('MM')).toBe('মিয়ানমার')
  expect(countryNames('english')('MM')).toBe('Myanmar')
  expect(countryNames('bengali')('BD')).toBe('বাংলাদেশ')
})
