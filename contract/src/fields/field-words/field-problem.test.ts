import { describe, expect, it } from 'vitest'
import { type FieldProblem, formProblem } from '../field-problem.ts'
import { fieldWords } from './english.ts'
import { fieldProblem, fieldProblemWords } from './field-problem-words.ts'
import { languages } from '../../language/language.ts'

const problems = Object.keys(fieldProblemWords.english) as FieldProblem[]

describe('what is wrong with a field', () => {
  it.each(languages)('has words for every problem in %s', (language) => {
    for (const problem of problems) expect(fieldProblemWords[language][problem].trim()).not.toBe('')
  })

  it.each(languages)('is told apart from every other problem in %s', (language) => {
    expect(new Set(Object.values(fieldProblemWords[language])).size).toBe(problems.length)
  })

  it.each(languages)('says in %s of a number with another country’s prefix which ones work', (language) => {
    const only = {
      english: 'only a Singapore number',
      chinese: '只能填新加坡号码',
      bengali: 'শুধু সিঙ্গাপুরের নম্বর',
      india: 'சிங்கப்பூர் எண் மட்டும்',
    }
    for (const said of [only[language], '+65', '8', '9']) expect(fieldProblemWords[language].mobile).toContain(said)
  })

  it.each(languages)('writes numbers in Latin digits in %s', (language) => {
    expect(Object.values(fieldProblemWords[language]).join('')).not.toMatch(/[০-৯௦-௯０-９]/)
  })

  it.each([
    ['englishOnly', 'English characters only'],
    ['integersOnly', 'Integers only'],
    ['mobile', 'Invalid Mobile Number'],
    ['fin', 'Invalid FIN'],
    ['mustTick', 'You must check this to register an account'],
    ['passwordWeak', 'Strong password required'],
    ['passwordCommon', 'Strong password required'],
    ['passwordMatch', 'Password does not match'],
    ['promo', 'Promo code format is incorrect. Please try again'],
  ] as const)('reads in English for %s as the programme has always said it', (problem, words) => {
    // A second sentence may say what to do.
    expect(fieldProblemWords.english[problem]).toMatch(new RegExp(`^${words}(?:\\. .*)?\\.?$`))
  })

  it.each(problems)('%s keeps its name', (problem) => {
    expect(fieldProblem(problem)).toBe(problem)
  })

  it.each(problems)('%s is known to the app where the app has words for it', (problem) => {
    expect(formProblem(problem)).toBe(problem in fieldWords ? problem : 'invalid')
  })

  it.each(['', 'Invalid input', 'constructor', 'toString', '__proto__'])('%j, which is no known problem, reads as not right', (message) => {
    expect([fieldProblem(message), formProblem(message)]).toEqual(['invalid', 'invalid'])
  })
})
