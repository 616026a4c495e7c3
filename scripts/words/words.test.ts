import { type Language, languages } from '@mwc/contract/language/language'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allTexts } from './all-texts.ts'
import { twinsIn, unlikeTexts, unusedTerms } from './check-words.ts'
import { readTerms } from './read-terms.ts'
import { translatedApart } from './translated-apart.ts'

const document = readFileSync(new URL('../../docs/words.md', import.meta.url), 'utf8')
const isApart = (key: string) => Object.keys(translatedApart).some((start) => key.startsWith(start))

describe.each(languages)('the terms in %s', (language) => {
  const terms = readTerms(document, language)

  it('stand in docs/words.md', () => {
    expect(terms.length).toBeGreaterThan(10)
    expect(terms.flatMap(({ twins }) => twins).length).toBeGreaterThan(10)
    expect(terms.filter(({ idea, terms: used }) => idea === '' || used.length === 0)).toEqual([])
  })

  it('stand in no text as their twins', () => {
    expect(twinsIn(allTexts[language], terms)).toEqual([])
  })

  it('are each used by a text', () => {
    expect(unusedTerms(allTexts[language], terms)).toEqual([])
  })
})

it.each(['chinese', 'bengali', 'india'] as const)('texts that are alike in English are alike in %s, unless it is said why', (language) => {
  expect(unlikeTexts(allTexts.english, allTexts[language], isApart)).toEqual([])
})

/** A colon, comma, question or exclamation mark of the Latin script, or a semicolon, beside a Chinese character. */
const latinMark = /[\p{Script=Han}）”][:,;?!]|[:,;?!]\p{Script=Han}/u

it('marks beside Chinese characters are full-width', () => {
  expect(Object.entries(allTexts.chinese).filter(([, text]) => latinMark.test(text.replaceAll('**', '')))).toEqual([])
  expect(['姓名: 李', '姓名,李', '好?', 'FIN:号码', '“我的”:'].filter((text) => !latinMark.test(text))).toEqual([])
  expect(['09:00–21:00', '姓名：李', '打 6536 2692。'].filter((text) => latinMark.test(text))).toEqual([])
})

it('all sides are looked at, in every language', () => {
  const sides = (language: Language) => [...new Set(Object.keys(allTexts[language]).map((key) => key.split('.')[0]))]
  for (const language of languages) expect(sides(language)).toEqual(['app', 'server', 'notifications', 'fields', 'content'])
  expect(Object.keys(allTexts.english).length).toBeGreaterThan(1_000)
})

it('each reason to translate alike texts apart is about a text', () => {
  const keys = Object.keys(allTexts.english)
  expect(Object.keys(translatedApart).filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([])
})

describe('what is wrong is found', () => {
  const terms = readTerms(
    '## Terms in English\n\n| idea | term | not |\n|---|---|---|\n| undo | cancel | take back · undo |\n\n## Next\n',
    'english',
  )

  it('a twin, as a whole word, in whatever case', () => {
    expect(terms).toEqual([{ idea: 'undo', terms: ['cancel'], twins: ['take back', 'undo'] }])
    expect(twinsIn({ a: 'Take back', b: 'You undo it', c: 'undone', d: 'cancel' }, terms)).toEqual([
      'take back in a: Take back',
      'undo in b: You undo it',
    ])
  })

  it('a twin within a sentence of a script that writes on', () => {
    const [row] = readTerms('## Terms in Chinese\n| a | b | c |\n|---|---|---|\n| scan | 扫码 | 扫描 |\n', 'chinese')
    expect(twinsIn({ a: '请扫描二维码', b: '请扫码' }, row ? [row] : [])).toEqual(['扫描 in a: 请扫描二维码'])
  })

  it('a term that nobody uses', () => {
    expect(unusedTerms({ a: 'cancelled' }, terms)).toEqual(['cancel'])
  })

  it('texts that are alike in English only', () => {
    const english = { a: 'Paid', b: 'Paid', c: 'Paid', 'd of one': 'Paid' }
    const chinese = { a: '已付', b: '已付款', c: '付', 'd of one': '付了' }
    expect(unlikeTexts(english, chinese, (key) => key === 'c')).toEqual(['a: 已付 | b: 已付款'])
  })
})
