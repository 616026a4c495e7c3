import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadWords } from '../../words/load-words.ts'
import { ReadingContext } from '../../words/use-words.ts'
import { ErrorSummary } from './error-summary.tsx'

it.each([
  ['english', 'Name: Please fill this in'],
  ['chinese', '姓名：请填写'],
] as const)('in %s a field and what is wrong with it stand around the colon of its script', async (language, line) => {
  await loadWords(language, [])
  const summary = createElement(ErrorSummary, {
    errors: { fullName: 'required' },
    labels: { fullName: language === 'chinese' ? '姓名' : 'Name' },
    attempt: 0,
  })
  const made = renderToString(createElement(ReadingContext, { value: { language, chooseLanguage: () => Promise.resolve() } }, summary))
  expect(made.replaceAll(/<[^>]*>/g, '')).toContain(line)
})
