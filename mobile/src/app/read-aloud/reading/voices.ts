import type { Language } from '@mwc/contract/language/language'

/** Codes of the languages (ISO 639-1, 639-3), and the regions whose speakers our readers know, the best first. */
const known: Record<Language, { codes: string[]; regions: string[] }> = {
  english: { codes: ['en', 'eng'], regions: ['SG', 'IN', 'GB', 'US'] },
  chinese: { codes: ['zh', 'cmn', 'zho', 'yue'], regions: ['CN', 'SG', 'TW'] },
  bengali: { codes: ['bn', 'ben'], regions: ['BD', 'IN'] },
  india: { codes: ['ta', 'tam'], regions: ['IN', 'SG', 'LK', 'MY'] },
}

/** Apple's voices for fun, which lie among the others. */
const forFun = /eloquence|speech\.synthesis\.voice/

/** How far a voice is from what a reader wishes, part by part; null where it speaks another language. */
function distance(voice: SpeechSynthesisVoice, language: Language): number[] | null {
  const [code = '', ...parts] = voice.lang.replaceAll('_', '-').split('-')
  const { codes, regions } = known[language]
  if (!codes.includes(code.toLowerCase())) return null
  const region = parts.find((part) => /^[a-z]{2}$/i.test(part))?.toUpperCase() ?? ''
  // Cantonese is another language to the ear.
  const isCantonese = code.toLowerCase() === 'yue' || ['HK', 'MO'].includes(region)
  const rank = regions.indexOf(region)
  return [isCantonese, !voice.localService, forFun.test(voice.voiceURI), rank < 0 ? regions.length : rank, !voice.default].map(Number)
}

/**
 * Voices that speak a language, the best first: on the phone itself before those that need a network.
 * What a member reads does not leave the phone, so `onPhoneOnly` takes no other.
 */
export function voicesOf(language: Language, voices: readonly SpeechSynthesisVoice[], onPhoneOnly: boolean): SpeechSynthesisVoice[] {
  return voices
    .flatMap((voice) => {
      const far = voice.localService || !onPhoneOnly ? distance(voice, language) : null
      return far ? [{ voice, far }] : []
    })
    .toSorted((a, b) => a.far.map((part, i) => part - (b.far[i] ?? 0)).find((difference) => difference !== 0) ?? 0)
    .map(({ voice }) => voice)
}

/** Some browsers name their voices a while after they were asked for the first time, and not all of them say when. */
const patienceMs = 2_000
const pollMs = 200

/** Waits for the browser's word that it knows more voices, or a fifth of a second. */
function voicesChange(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, pollMs)
    function go() {
      clearTimeout(timer)
      speechSynthesis.removeEventListener?.('voiceschanged', go)
      resolve()
    }
    speechSynthesis.addEventListener?.('voiceschanged', go)
  })
}

/** The phone's voices, once there is one that will do; those that there are after two seconds without. */
export async function findVoices(willDo: (voices: SpeechSynthesisVoice[]) => boolean): Promise<SpeechSynthesisVoice[]> {
  const until = Date.now() + patienceMs
  while (Date.now() < until && !willDo(speechSynthesis.getVoices())) await voicesChange()
  return speechSynthesis.getVoices()
}
