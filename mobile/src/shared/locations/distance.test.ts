import { describe, expect, it } from 'vitest'
import { distanceText } from './distance.tsx'

const words = { metres: (metres: string) => `${metres} m`, kilometres: (kilometres: string) => `${kilometres} km` }

describe('a distance', () => {
  it.each([
    [0, '10 m'],
    [4, '10 m'],
    [347, '350 m'],
    [994, '990 m'],
    [995, '1 km'],
    [2_449, '2.4 km'],
    [9_949, '9.9 km'],
    [9_950, '10 km'],
    [12_600, '13 km'],
  ])('of %i metres is said as %s', (metres, text) => {
    expect(distanceText(metres, words)).toBe(text)
  })
})
