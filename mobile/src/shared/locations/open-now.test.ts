// @vitest-environment happy-dom
import { type Opening, type OpenState, weekdays } from '@mwc/contract/content/opening-hours.rules'
import { type Language, languages } from '@mwc/contract/language/language'
import { act, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadedWords, loadWords } from '../../words/load-words.ts'
import { ReadingContext } from '../../words/use-words.ts'
import { noteServerTime } from '../server/server-clock.ts'
import { OpenNow, openText } from './open-now.tsx'

const daily: Opening[] = [{ days: [...weekdays], opens: '09:00', closes: '21:00' }]
const texts = (language: Language) => {
  const words = loadedWords(language).content
  if (!words) throw new Error('no words')
  return words.open
}
const face = (hours: Opening[] | null, language: Language = 'english') =>
  createElement(ReadingContext, { value: { language, chooseLanguage: () => Promise.resolve() } }, createElement(OpenNow, { hours }))

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
beforeAll(async () => {
  for (const language of languages) await loadWords(language, ['content'])
})
afterEach(() => void vi.useRealTimers())

it('says it in every language, with a time that stays in one line and the weekday where it is neither today nor tomorrow', () => {
  const [sunday, monday] = ['2026-03-01T12:00:00.000Z', '2026-03-02T01:00:00.000Z']
  const states: OpenState[] = [
    { is: 'open' },
    { is: 'closing', closes: sunday },
    { is: 'closed', opens: monday, on: 'today' },
    { is: 'closed', opens: monday, on: 'tomorrow' },
    { is: 'closed', opens: monday, on: 'later' },
  ]
  const said = (language: Language) => states.map((state) => openText(state, texts(language), language))
  expect(said('english')).toEqual([
    'Open now',
    'Open now, closes 8:00\u00a0pm',
    'Closed, opens 9:00\u00a0am',
    'Closed, opens tomorrow 9:00\u00a0am',
    'Closed, opens Monday 9:00\u00a0am',
  ])
  expect(said('chinese')).toEqual([
    '营业中',
    '营业中，20:00 关门',
    '已关门，09:00 开门',
    '已关门，明天 09:00 开门',
    '已关门，星期一 09:00 开门',
  ])
  for (const language of languages) expect(new Set(said(language)).size).toBe(states.length)
  expect([said('bengali')[4], said('india')[4]]).toEqual([expect.stringContaining('সোমবার'), expect.stringContaining('திங்கள்')])
})

it('stands in no page that is made for later; then it follows the clock, the server’s where the phone’s is wrong', async () => {
  const made = renderToString(face(daily))
  expect(made).not.toMatch(/open|closed/i)
  // An hour behind: 19:59 on the phone, 20:59 in Singapore.
  vi.useFakeTimers({ now: Date.parse('2026-03-02T19:59:00+08:00') })
  noteServerTime('Mon, 02 Mar 2026 12:59:00 GMT')
  const box = document.createElement('div')
  box.innerHTML = made
  const complaints: unknown[] = []
  const root = await act(async () => hydrateRoot(box, face(daily), { onRecoverableError: (error) => complaints.push(error) }))
  expect([box.textContent, complaints]).toEqual(['Open now, closes 9:00\u00a0pm', []])
  await act(async () => vi.advanceTimersByTime(60_000))
  expect(box.textContent).toBe('Closed, opens tomorrow 9:00\u00a0am')
  // In the pocket: the timer stood, and the phone is taken out in the morning.
  vi.setSystemTime(Date.parse('2026-03-03T08:00:00+08:00'))
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(box.textContent).toBe('Open now')
  await act(async () => root.unmount())
  expect(vi.getTimerCount()).toBe(0)
})

it('claims nothing where the hours are not known', () => {
  expect([renderToString(face(null)), renderToString(face(undefined as unknown as null))]).toEqual(['', ''])
})
