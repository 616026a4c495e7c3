import type { Language } from '@mwc/contract/language/language'
import { asSpoken } from '../speech/as-spoken.ts'
import { speak } from './speak.ts'

/** What is said right after `cancel` is lost on some phones. */
export const afterCancelMs = 50

const shown = () => `${location.pathname}${location.search} ${document.documentElement.lang}`
/** What becomes of what the screen waits for: `data-say-changes` marks it. */
const toldByItself = () => document.querySelector('#root [data-say-changes]')?.textContent?.trim() ?? ''

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
  let before = toldByItself()
  async function say(text: string) {
    reading.abort()
    await whenVisible()
    await new Promise((resolve) => setTimeout(resolve, afterCancelMs))
    await speak(asSpoken(text, language), voice, new AbortController().signal)
  }
  const look = () => {
    if (shown() !== at) return observer?.disconnect()
    const now = toldByItself()
    if (now !== before && now !== '') void say(now)
    before = now
  }
  observer = new MutationObserver(look)
  if (root) observer.observe(root, { subtree: true, childList: true, characterData: true })
}
