import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import { insuranceParts } from '@mwc/contract/content/content-kinds'
import { type Language, languages } from '@mwc/contract/language/language'
import { QueryClientProvider } from '@tanstack/react-query'
import { Fragment } from 'react'
import { prerender } from 'react-dom/static'
import { beforeAll, expect, test, vi } from 'vitest'
import { queryClient } from '../src/shared/server/query-client.ts'
import { deferredSections, loadWords } from '../src/words/load-words.ts'
import { ReadingContext } from '../src/words/use-words.ts'
import { partsOf } from './parts.tsx'

beforeAll(async () => {
  await Promise.all(languages.map((language) => loadWords(language, deferredSections)))
})

// React tells there what it would warn a developer of.
const warned = vi.spyOn(console, 'error')

const inFour = (text: string, more = '') => Object.fromEntries(languages.map((language) => [language, `${text} ${language}${more}`]))
const place = {
  address: '1 Harbour Walk',
  latitude: 1.3,
  longitude: 103.8,
  phone: '6536 2692',
  hours: inFour('Hours'),
  openingHours: [{ days: ['mon'], opens: '09:00', closes: '18:00' }],
}
const window = { publishFrom: '2026-03-01T00:00:00+08:00', publishTo: '2026-04-01T00:00:00+08:00', pictureId: null }
const article = { title: inFour('Title'), body: inFour('Body', ' **strong**'), link: 'https://example.org/more', ...window }

/** What is typed of each kind, all of it. */
const typed: Record<ContentKind, Record<string, unknown>> = {
  news: { ...article, summary: inFour('Summary') },
  banner: { ...article, text: inFour('Line') },
  question: { section: 'payment', question: inFour('Question'), answer: inFour('Answer') },
  privilege: { ...article, category: 'phone', benefit: inFour('Benefit'), terms: inFour('Terms'), memberLimit: 1, memberPeriod: 'month' },
  shop: { name: 'Harbour Kitchen', ...place },
  place: { name: inFour('Name'), text: inFour('What is there'), kind: 'clinic', hasNets: true, ...place },
  insurance: { part: 'cover', title: inFour('Title'), text: inFour('Text'), amount: inFour('Amount'), phone: null },
}
const kinds = Object.keys(typed) as ContentKind[]
const textsOf = (fields: Record<string, unknown>, language: Language) =>
  Object.values(fields).flatMap((value) => {
    const text = (value as Partial<Record<Language, string>> | null)?.[language]
    return text === undefined ? [] : [text.replace(/ \*\*.*$/, '')]
  })

/** The page's text, once all of its code has come. */
async function render(kind: ContentKind, language: Language, fields: Record<string, unknown>): Promise<string> {
  const parts = partsOf({ kind, language, fields, picture: null, shops: [typed.shop] })
  const shown = parts.map((part) => <Fragment key={part.where}>{part.shown}</Fragment>)
  const { prelude } = await prerender(
    <QueryClientProvider client={queryClient}>
      <ReadingContext value={{ language, chooseLanguage: () => Promise.resolve() }}>{shown}</ReadingContext>
    </QueryClientProvider>,
  )
  return new Response(prelude).text()
}

test.for(kinds)('every text of %s is shown in the language chosen, and nothing of another', async (kind) => {
  for (const language of languages) {
    const seen = await render(kind, language, typed[kind])
    for (const text of textsOf(typed[kind], language)) expect(seen).toContain(text)
    for (const other of languages.filter((one) => one !== language)) {
      for (const text of textsOf(typed[kind], other)) expect(seen).not.toContain(text)
    }
  }
})

test.for(kinds)('%s is shown in English, and says so, where a language lacks one of its texts', async (kind) => {
  const name = Object.keys(typed[kind]).find((field) => textsOf({ field: typed[kind][field] }, 'bengali').length > 0)
  const { bengali: _, ...others } = typed[kind][name ?? ''] as Record<string, string>
  const seen = await render(kind, 'bengali', { ...typed[kind], [name ?? '']: others })
  expect(seen).toContain('lang="en"')
  for (const text of textsOf(typed[kind], 'english')) expect(seen).toContain(text)
})

test.for(kinds)('%s of which nothing is typed, or only what cannot be, breaks nothing', async (kind) => {
  const strange = {
    category: 'x',
    part: 'x',
    section: 'x',
    kind: 'x',
    latitude: 'x',
    publishFrom: 'x',
    publishTo: 'x',
    openingHours: [{}],
    link: 'x',
  }
  for (const language of languages) {
    expect(await render(kind, language, {})).not.toBe('')
    expect(await render(kind, language, { ...typed[kind], ...strange })).not.toBe('')
  }
})

test('each part of the insurance has its own face', () => {
  const seen = insuranceParts.map(
    (part) => partsOf({ kind: 'insurance', language: 'english', fields: { part }, picture: null, shops: [] })[0]?.where,
  )
  expect(new Set(seen).size).toBe(3)
})

test('React had nothing to warn of in all of these', () => {
  expect(warned).not.toHaveBeenCalled()
})
