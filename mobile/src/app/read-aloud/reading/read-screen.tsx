import { type Language, languageTags, languages } from '@mwc/contract/language/language'
import type { ReactNode } from 'react'
import { showToast } from '../../../shared/screen/toast.tsx'
import { getSession } from '../../../shared/session/session.ts'
import { isRecording, whenRecording } from '../../../shared/status/recording.ts'
import { loadWords } from '../../../words/load-words.ts'
import { followSentences } from './followed-sentences.ts'
import { laidOut } from './laid-out.ts'
import { markSentence, scrollBackOf, unmark } from './mark-sentence.ts'
import { nextOf, type Place } from './next-sentence.ts'
import { NoVoice } from './no-voice.tsx'
import { afterCancelMs, sayWhatTurns } from './say-what-turns.ts'
import { sentencesIn } from './sentences.ts'
import { speak } from './speak.ts'
import { findVoices, voicesOf } from './voices.ts'

/** More than any screen has: a page that changes for ever is not read for ever. */
const most = 500
/** The dialog that lies over everything, or the page. */
function shownSurface(): Element | null {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.getElementById('root')
}

/** Stops when the reader does something else, or turns to something else. */
function followReader(button: Element, stop: AbortController): void {
  const { signal } = stop
  const onAct = ({ target }: Event) => {
    if (target instanceof Element && !button.contains(target) && target.closest('a, button, summary, label, input, select, textarea'))
      stop.abort()
  }
  const onHidden = () => document.visibilityState === 'hidden' && stop.abort()
  document.addEventListener('click', onAct, { capture: true, signal })
  document.addEventListener('visibilitychange', onHidden, { signal })
  addEventListener('pagehide', () => stop.abort(), { signal })
  whenRecording(() => stop.abort(), signal)
}

/** The voices for the language of a text: where there are none, English is left to the reader's own voice. */
function voicesFor(tag: string, own: { language: Language; voices: SpeechSynthesisVoice[] }): SpeechSynthesisVoice[] {
  const language = languages.find((one) => languageTags[one] === tag) ?? own.language
  if (language === own.language) return [...own.voices]
  const others = voicesOf(language, speechSynthesis.getVoices(), getSession().token !== null)
  return others.length > 0 || language !== 'english' ? others : [...own.voices]
}

/**
 * Reads what is shown around the button aloud, from its top, until it has been said or is stopped.
 * Answers with what is to be shown where the phone cannot.
 */
export async function readScreen(language: Language, button: Element, stop: AbortController): Promise<ReactNode> {
  const words = (await loadWords(language, ['readAloud'])).readAloud
  if (!words || stop.signal.aborted) return null
  if (isRecording()) {
    showToast(words.notNow, true)
    return null
  }
  if (!('speechSynthesis' in window)) return <NoVoice key={Math.random()} because="browser" />
  // From here on: the voices may take a while to come.
  followReader(button, stop)
  const isMember = getSession().token !== null
  const ownVoices = (voices: SpeechSynthesisVoice[]) => voicesOf(language, voices, isMember)
  const voices = ownVoices(await findVoices((all) => ownVoices(all).length > 0))
  if (stop.signal.aborted) return null
  const [best] = voices
  if (!best) return <NoVoice key={Math.random()} because="voice" />
  sayWhatTurns(language, best, stop)
  const surface = shownSurface()
  speechSynthesis.cancel()
  await new Promise((resolve) => setTimeout(resolve, afterCancelMs))
  const sentencesNow = surface && followSentences(surface, () => sentencesIn(surface, language, words, laidOut), stop.signal)
  const goBack = surface && scrollBackOf(surface, stop.signal)
  let last: Place | null = null
  try {
    for (let count = 0; count < most; count += 1) {
      if (stop.signal.aborted || !sentencesNow || shownSurface() !== surface) return null
      const sentences = sentencesNow()
      const index = nextOf(sentences, last)
      const sentence = sentences[index]
      if (!sentence) {
        goBack?.()
        return null
      }
      markSentence(sentence, surface)
      for (const voice of voicesFor(sentence.tag, { language, voices })) {
        const ending = await speak(sentence.said, voice, stop.signal)
        if (ending === 'refused') return null
        if (ending === 'said') break
        // A voice that failed once (its data are gone, its network is) is not asked again.
        if (voices.includes(voice)) voices.splice(voices.indexOf(voice), 1)
      }
      if (voices.length === 0) return <NoVoice key={Math.random()} because="voice" />
      last = { said: sentence.said, index }
    }
    return null
  } finally {
    stop.abort()
    unmark()
  }
}
