import { describe, expect, it } from 'vitest'
import { chooseText, isNew, putAway } from './scan-result.rules.ts'

const origin = 'https://app.mwc.example'
const shop = `${origin}/mobile/pages/scan/scan?shop=K7Q2M9XT4B`

describe('of several codes in one picture', () => {
  it('the one that is ours counts, whatever else is stuck to the counter', () => {
    expect(chooseText(['https://other.example', '9556001234567', shop], origin)).toBe(shop)
  })

  it('a promo code counts before what nobody knows', () => {
    expect(chooseText(['https://other.example', 'WELCOME3'], origin)).toBe('WELCOME3')
  })

  it('the first counts where none is ours', () => {
    expect(chooseText(['https://other.example', 'Have a good day'], origin)).toBe('https://other.example')
  })

  it('none counts where there is none', () => {
    expect(chooseText([], origin)).toBeUndefined()
  })
})

describe('a code that was put away', () => {
  const answered = putAway(shop, 10_000)

  it('is not answered while it is still before the camera', () => {
    expect(isNew(shop, answered, 10_001)).toBe(false)
    expect(isNew(shop, answered, 12_499)).toBe(false)
  })

  it('is answered again a moment later, and another one at once', () => {
    expect(isNew(shop, answered, 12_500)).toBe(true)
    expect(isNew('WELCOME3', answered, 10_001)).toBe(true)
    expect(isNew(shop, null, 10_001)).toBe(true)
  })
})
