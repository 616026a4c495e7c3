import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { loadedWords, loadWords } from '../../words/load-words.ts'
import { ReadingContext } from '../../words/use-words.ts'
import { PasswordMeter } from './password-meter.tsx'

const chooseLanguage = () => Promise.resolve()
const face = (value: string, isRefused = false) =>
  renderToString(
    createElement(ReadingContext, { value: { language: 'english', chooseLanguage } }, createElement(PasswordMeter, { value, isRefused })),
  )
const texts = () => {
  const words = loadedWords('english').signUp
  if (!words) throw new Error('no words')
  return words
}

beforeAll(() => loadWords('english', ['signUp']))

it.each([
  ['weak', 'abc'],
  ['medium', 'Kettles'],
  ['strong', 'Harbour7Crane'],
] as const)('%s has an icon beside its word', (strength, password) => {
  expect(face(password)).toMatch(new RegExp(`<p [^>]*><svg.*</svg>${texts().passwordStrength[strength]}</p>`))
})

it('that a password is easy to guess is said once: while it is typed here, once it is refused by what says what to try', () => {
  const { uncommon, length } = texts().passwordLacks
  expect(face('Password1')).toContain(uncommon)
  expect(face('Password1', true)).not.toContain(uncommon)
  // Refused for being short: nothing else says the rest.
  expect(face('Aaaaa', true)).toContain(uncommon)
  expect(face('Aaaaa', true)).toContain(length)
})
