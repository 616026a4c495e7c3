import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { speak } from './speak.ts'

class Utterance extends EventTarget {
  text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}
const voice = { lang: 'bn-IN' } as SpeechSynthesisVoice

/** Stand-in of the browser's speech: what it was given, and whether it believes that it speaks. */
const speech = {
  said: [] as Utterance[],
  speaking: false,
  pending: false,
  cancelled: 0,
  speak(utterance: Utterance) {
    this.said.push(utterance)
  },
  cancel() {
    this.cancelled += 1
    this.speaking = false
  },
}

function tell(type: string, error?: string): void {
  speech.speaking = type === 'start'
  speech.said.at(-1)?.dispatchEvent(Object.assign(new Event(type), { error }))
}

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(speech, {
    said: [],
    speaking: false,
    cancelled: 0,
  })
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const start = (text = 'নমস্কার', stop = new AbortController()) => speak(text, voice, stop.signal)

it('a sentence is said by its voice, and over when the browser says so', async () => {
  const ending = start()
  tell('start')
  tell('end')
  expect(await ending).toBe('said')
  expect(speech.said).toMatchObject([{ text: 'নমস্কার', voice, lang: 'bn-IN' }])
})

it('a sentence whose end was lost is over once nothing is being said', async () => {
  const ending = start()
  tell('start')
  speech.speaking = false
  await vi.advanceTimersByTimeAsync(250)
  expect(await ending).toBe('said')
})

it('a voice that goes silent and never ends is given up after the time that its sentence takes', async () => {
  const ending = start('a'.repeat(100))
  tell('start')
  await vi.advanceTimersByTimeAsync(18_000)
  expect(speech.cancelled).toBe(0)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await ending).toBe('said')
  expect(speech.cancelled).toBe(1)
})

it('a browser that wants a tap first, by a word or by silence, has refused', async () => {
  const told = start()
  tell('error', 'not-allowed')
  expect(await told).toBe('refused')
  const silent = start()
  await vi.advanceTimersByTimeAsync(4_500)
  expect(await silent).toBe('refused')
})

it.each(['voice-unavailable', 'language-unavailable', 'synthesis-failed', 'network'])(
  'a voice with the error %s has failed',
  async (error) => {
    const ending = start()
    tell('error', error)
    expect(await ending).toBe('failed')
  },
)

it('stopped, it is still at once', async () => {
  const stop = new AbortController()
  const ending = start('Hello', stop)
  tell('start')
  stop.abort()
  expect(await ending).toBe('said')
  expect(speech.cancelled).toBe(1)
})
