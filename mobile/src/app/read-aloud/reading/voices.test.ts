import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findVoices, voicesOf } from './voices.ts'

const voice = (lang: string, rest: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice => {
  return { lang, name: lang, voiceURI: lang, default: false, localService: true, ...rest }
}
const langsOf = (voices: SpeechSynthesisVoice[]) => voices.map(({ lang }) => lang)

it.each([
  ['bengali', ['en-US', 'bn-IN'], ['bn-IN']],
  ['bengali', ['bn_IN', 'bn_BD'], ['bn_BD', 'bn_IN']],
  ['india', ['ta-SG', 'ta-IN', 'te-IN'], ['ta-IN', 'ta-SG']],
  ['chinese', ['zh-HK', 'zh-TW', 'zh-CN', 'yue-HK'], ['zh-CN', 'zh-TW', 'zh-HK', 'yue-HK']],
  ['chinese', ['zh-HK', 'cmn-Hans-CN'], ['cmn-Hans-CN', 'zh-HK']],
  ['english', ['en-US', 'en-IN', 'en-AU'], ['en-IN', 'en-US', 'en-AU']],
  ['india', ['en-US', 'hi-IN'], []],
] as const)('for %s, of %j, it takes %j', (language, there, taken) => {
  expect(
    langsOf(
      voicesOf(
        language,
        there.map((lang) => voice(lang)),
        false,
      ),
    ),
  ).toEqual(taken)
})

it('a voice of the phone comes before one that needs a network', () => {
  const voices = [voice('bn-BD', { localService: false }), voice('bn-IN')]
  expect(langsOf(voicesOf('bengali', voices, false))).toEqual(['bn-IN', 'bn-BD'])
})

it('what a member reads is said by no voice that needs a network', () => {
  expect(voicesOf('bengali', [voice('bn-BD', { localService: false })], true)).toEqual([])
})

it('voices for fun come last', () => {
  const voices = [voice('en-GB', { voiceURI: 'com.apple.eloquence.en-GB.Grandpa' }), voice('en-AU')]
  expect(langsOf(voicesOf('english', voices, false))).toEqual(['en-AU', 'en-GB'])
})

let there: SpeechSynthesisVoice[] = []
const speech = Object.assign(new EventTarget(), { getVoices: () => there })

beforeEach(() => {
  there = []
  vi.useFakeTimers()
  vi.stubGlobal('speechSynthesis', speech)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const any = (voices: SpeechSynthesisVoice[]) => voices.length > 0

it('voices that are named late are waited for', async () => {
  const found = findVoices(any)
  await vi.advanceTimersByTimeAsync(300)
  there = [voice('ta-IN')]
  speech.dispatchEvent(new Event('voiceschanged'))
  expect(langsOf(await found)).toEqual(['ta-IN'])
})

it('voices that come without a word are found as well', async () => {
  const found = findVoices(any)
  there = [voice('ta-IN')]
  await vi.advanceTimersByTimeAsync(200)
  expect(langsOf(await found)).toEqual(['ta-IN'])
})

it('a phone without voices is not waited for longer than two seconds', async () => {
  const found = findVoices(any)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await found).toEqual([])
})
