// @vitest-environment happy-dom
import { weekdays } from '@mwc/contract/content/opening-hours.rules'
import { type Language, languages, languageTags } from '@mwc/contract/language/language'
import type { InitialAnswer } from '@mwc/contract/pages/rendered-page'
import { describe, expect, it, vi } from 'vitest'
import { sentencesIn, type Sentence } from './reading/sentences.ts'
import { pageOf, renderPage } from '../rendering/render-page.tsx'
import { routes } from '../routes/routes.ts'
import { loadWords } from '../../words/load-words.ts'
import { classLayout } from './reading/class-layout.ts'
import { rawIn } from './speech/raw-speech.ts'

const id = '6c19c990-632b-413b-89a3-3291b51e19d1'
const item = { id, inEnglish: false, picture: null }
const programme = {
  helpline: '6536 2692',
  whatsapp: '6591234567',
  codePrefixes: ['+65' as const],
  today: '2026-01-01',
  simulated: false,
  maintenance: { startsAt: '2026-07-10T06:00:00.000Z', endsAt: '2026-07-11T02:00:00.000Z' },
  plans: [
    { plan: '6months' as const, months: 6, priceCents: 900 },
    { plan: '1year' as const, months: 12, priceCents: 1550 },
  ],
  examplePrices: true,
}
const page = document
const app = { build: 'build', style: '', scriptsFor: () => ['/mobile/app.js'] }

const offer: Record<Language, { title: string; benefit: string; body: string }> = {
  english: { title: 'Noodle soup', benefit: 'S$4.50, not S$6', body: 'Every day **6–9 pm**. [Call us](tel:65362692), or come.' },
  chinese: { title: '汤面', benefit: '只要 S$4.50', body: '每天 **18:00–21:00**。[打电话](tel:65362692)，或来店里。' },
  bengali: { title: 'নুডল স্যুপ', benefit: 'S$6-এর বদলে S$4.50', body: 'রোজ **সন্ধ্যা 6টা–রাত 9টা**। [কল করুন](tel:65362692), বা আসুন।' },
  india: { title: 'நூடுல் சூப்', benefit: 'S$6-க்குப் பதில் S$4.50', body: 'தினமும் **மாலை 6–9**. [அழைக்க](tel:65362692), அல்லது வரவும்.' },
}

/** What everybody's screens open with. */
function answersIn(language: Language): Record<string, InitialAnswer> {
  const { title, benefit, body } = offer[language]
  const card = { ...item, title, benefit, category: 'food' as const, shops: ['Harbour Kitchen'], metres: 1240 }
  const listed = { ...card, openingHours: [{ days: [...weekdays], opens: '09:00', closes: '21:00' }] }
  const story = { ...item, title, summary: benefit, publishedAt: '2026-09-27T07:05:00.000Z' }
  return {
    '/': { of: 'home', answer: { banners: [{ ...item, title, text: benefit }], privileges: [card], news: [story] } },
    '/pages/tab-bar/privileges/privileges': { of: 'privileges', answer: { privileges: [listed, listed], nextCursor: null } },
    '/pages/latest-news/latest-news': { of: 'news', answer: { news: [story], nextCursor: null } },
    [`/pages/news-detail/news-detail?id=${id}`]: { of: 'newsItem', id, answer: { ...story, body, link: null } },
  }
}

async function screenOf(path: string, language: Language, initialAnswer: InitialAnswer | null) {
  // Where there is no document a page is rendered whole, as on the server.
  vi.stubGlobal('document', undefined)
  const { html } = await renderPage({ path, language, data: { programme, initialAnswer }, app })
  vi.unstubAllGlobals()
  page.documentElement.lang = languageTags[language]
  page.body.innerHTML = html.slice(html.indexOf('<body>') + 6, html.lastIndexOf('</body>')).replaceAll(/<script[\s\S]*?<\/script>/g, '')
  const root = page.querySelector('#root')
  if (!root) throw new Error('no screen')
  const words = (await loadWords(language, ['readAloud'])).readAloud
  if (!words) throw new Error('no words')
  return { root, sentences: sentencesIn(root, language, words, classLayout) }
}

/** All text that an eye sees, in the order of the page, without its white space. */
function seenIn(root: Element): string {
  const copy = root.cloneNode(true) as Element
  for (const unseen of copy.querySelectorAll(
    '[aria-hidden=true], [data-unspoken], .sr-only, .only-signed-in, nav, svg, select, header button, dialog:not([open]), details:not([open]) > :not(summary)',
  ))
    unseen.remove()
  return (copy.textContent ?? '').replace(/\s/g, '')
}

const markedIn = (sentences: readonly Sentence[]) =>
  sentences
    .filter(({ at }) => !at.closest('.sr-only'))
    .flatMap(({ pieces }) => pieces.map(({ node, start, end }) => node.data.slice(start, end)))
    .join('')
    .replace(/\s/g, '')

/** What the server has a page for; all others open with the same loading face, and are heard in `e2e/every-screen.spec.ts`. */
const paths = [...new Set(routes.map((route) => pageOf(route.paths[0])))]

describe.each(languages)('read aloud in %s,', (language) => {
  const answers = answersIn(language)

  it.each([...paths, ...Object.keys(answers).filter((path) => path.includes('?'))])(
    '%s is said whole, once and in its order',
    async (path) => {
      const { root, sentences } = await screenOf(path, language, answers[path] ?? null)
      expect(sentences.length).toBeGreaterThan(0)
      expect(sentences.flatMap(({ said }) => rawIn(said))).toEqual([])
      // Text without a letter or a figure, such as a dot between two words, is not said.
      expect(markedIn(sentences).replace(/[^\p{L}\p{N}]/gu, '')).toBe(seenIn(root).replace(/[^\p{L}\p{N}]/gu, ''))
    },
  )
})

it('what a picture shows is said where its page shows it, in the language in which it is written', async () => {
  const { title, benefit, body } = offer.bengali
  const said = async (alt?: { text: string; inEnglish: boolean }) => {
    const picture = { id, width: 1200, height: 675, focus: '30% 50%', ...(alt && { alt }) }
    const answer = { ...item, title, summary: benefit, publishedAt: '2026-09-27T07:05:00.000Z', body, link: null, picture }
    const { root, sentences } = await screenOf(`/pages/news-detail/news-detail?id=${id}`, 'bengali', { of: 'newsItem', id, answer })
    const shown = root.querySelector('article img')
    expect(shown?.getAttribute('style')).toBe('object-position:30% 50%')
    return [shown?.getAttribute('alt'), sentences.findLast(({ at }) => at === shown)?.tag]
  }
  expect(await said({ text: 'পাতে ভাত', inEnglish: false })).toEqual(['পাতে ভাত', 'bn'])
  expect(await said({ text: 'A plate of rice', inEnglish: true })).toEqual(['A plate of rice', 'en'])
  expect(await said()).toEqual(['', undefined])
})

it('the log-in sounds as it should', async () => {
  const { sentences } = await screenOf('/pages/login/login', 'english', null)
  expect(sentences.map(({ said }) => said)).toEqual(
    expect.arrayContaining([
      'Log in',
      'Password. This is chosen.',
      'Mobile number',
      'Country code: plus 6 5',
      'Still empty',
      'You can tap: Log in',
      'You can tap: Forgot password?',
      'Call 6 5 3 6, 2 6 9 2',
    ]),
  )
})
