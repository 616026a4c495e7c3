import { expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

it.each([
  'Chocolate1',
  'Pokemon123',
  'chocolate',
  'CHOCOLATE2024!',
  '123Pokemon',
  'P0kem0n123!',
  'Ch0c0lat3',
  'Ch0c0lat31',
  'Dr@g0n!99',
  'Liverpool#1',
  'L1verpool7',
  '!!Sunshine!!',
  'PokemonPokemon',
  'Trustno1',
  'TRUSTNO1!',
  'Qwertyuiop1',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

it.each(['Harbour7Crane', 'Anchor9Bridge', 'Kettle-boat-7', 'Kumquat9', 'Lorry88x', 'Two ducks 5', 'তালা Kettle', 'xK2#mQ9v', ''])(
  '%j is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)
