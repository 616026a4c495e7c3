import type { Language } from '@mwc/contract/language/language'
import { isRecording, whenRecording } from '../../../shared/status/recording.ts'
import { asSpoken } from '../speech/as-spoken.ts'
import { speak } from './speak.ts'

/** What is said right after `cancel` is lost on some phones. */
export const afterCancelMs = 50

const shown = () => `${location.pathname}${location.search} ${document.documentElement.lang}`
/** What becomes of what the screen waits for, or of what was tried: `data-say-changes` marks where it stands. */
const places = () => [...document.querySelectorAll('#root [data-say-changes]')]

/** What stands there for the reader, without what is for others. */
function toldAt(place: Element): string {
  const own = place.cloneNode(true) as Element
  for (const part of own.querySelectorAll('[data-unspoken]')) part.remove()
  return own.textContent?.trim() ?? ''
}

function whenVisible(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden') return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    look()
  })
}

let observer: MutationObserver | null = null

/**
 * Says what a screen that was read tells by itself from now on, such as that a payment was paid, until another screen or language
 * stands there: who listens has no other way to learn it. It ends a `reading`, and waits for who is in another app.
 */
export function sayWhatTurns(language: Language, voice: SpeechSynthesisVoice, reading: AbortController): void {
  observer?.disconnect()
  const [root, at] = [document.getElementById('root'), shown()]
  let before = new Map(places().map((place) => [place, toldAt(place)]))
  async function say(text: string) {
    reading.abort()
    await whenVisible()
    await new Promise((resolve) => setTimeout(resolve, afterCancelMs))
    // A voice note would hear it.
    if (isRecording()) return
    const stop = new AbortController()
    whenRecording(() => stop.abort(), stop.signal)
    await speak(asSpoken(text, language), voice, stop.signal)
    stop.abort()
  }
  const look = () => {
    const isLeft = shown() !== at
    // What turned may itself have led elsewhere: it was told on the screen that was read, and what the next one tells is its own.
    const now = new Map((isLeft ? [...before.keys()] : places()).map((place) => [place, toldAt(place)]))
    const told = [...now].filter(([place, text]) => text !== '' && text !== before.get(place)).map(([, text]) => text)
    before = now
    if (isLeft) observer?.disconnect()
    if (told.length > 0) void say(told.join(' · '))
  }
  observer = new MutationObserver(look)
  if (root) observer.observe(root, { subtree: true, childList: true, characterData: true })
}
