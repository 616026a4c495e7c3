import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PasswordLack, ratePassword } from './password.ts'

describe('a password', () => {
  it.each(['Harbour7Crane', 'Marigolds!', 'KumquatTree', 'Lorry88x', 'Kettle-9', 'তালা Kettle', '🦀🦀 Kettle boat', 'ПарольДлинный'])(
    '%s is strong',
    (password) => {
      expect(ratePassword(password)).toEqual({ strength: 'strong', lacks: [] })
    },
  )

  it.each<[string, PasswordLack[]]>([
    ['Kettles', ['length', 'number']],
    ['Kettl7x', ['length']],
    ['KettleBo', ['number']],
    ['KettleBoa', ['number']],
  ])('%s meets the rules, is medium, and is told all that a strong one has more', (password, lacks) => {
    expect(ratePassword(password)).toEqual({ strength: 'medium', lacks })
  })

  it.each<[string, PasswordLack]>([
    ['', 'length'],
    ['Kettl7', 'length'],
    ['kettle', 'number'],
    [`Kettle7${'x'.repeat(122)}`, 'length'],
    ['kettle-boat-7', 'uppercase'],
    ['KETTLE-BOAT-7', 'lowercase'],
    ['1234567890', 'uppercase'],
    ['1234567890', 'lowercase'],
    ['সিঙ্গাপুর৭৭৭', 'uppercase'],
  ])('%j is weak for want of %s', (password, lack) => {
    const rating = ratePassword(password)
    expect(rating.strength).toBe('weak')
    expect(rating.lacks).toContain(lack)
  })

  it.each([
    'Password1',
    'Password123!',
    'P@ssw0rd12',
    'P@ssw0rd!',
    'Passw0rd!',
    'P@55w0rd#1',
    '1Password',
    '123Password!',
    'Qwerty123!',
    'Welcome2026',
    'Bangladesh@2026',
    'Singapore1!',
    'Abcd1234',
    'Aa1Aa1Aa1Aa1',
    'aaaaaaaaaaA',
  ])('%s is weak because many people would think of it', (password) => {
    expect(ratePassword(password)).toMatchObject({ strength: 'weak', lacks: ['uncommon'] })
  })

  it('lacks something exactly when it is not strong', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (password) => {
        const { strength, lacks } = ratePassword(password)
        expect(lacks.length === 0).toBe(strength === 'strong')
      }),
    )
  })

  it('never gets past weak without 7 characters, an upper-case and a lower-case letter', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (password) => {
        fc.pre(password.length < 7 || !/[A-Z]/.test(password) || !/[a-z]/.test(password))
        expect(ratePassword(password).strength).toBe('weak')
      }),
    )
  })

  it('of 128 characters is taken and of 129 refused', () => {
    expect(ratePassword(`Kettle7 ${'boat '.repeat(24)}`).strength).toBe('strong')
    expect(ratePassword(`Kettle7 ${'boat '.repeat(24)}x`).lacks).toEqual(['length'])
  })

  it('of 10,000 characters is rated in no time', () => {
    const started = performance.now()
    for (const text of ['1!'.repeat(5000), 'a1'.repeat(5000), `${'!'.repeat(9999)}a`, `A${'1'.repeat(9998)}a`]) {
      expect(ratePassword(text).strength).toBe('weak')
    }
    expect(performance.now() - started).toBeLessThan(500)
  })
})
