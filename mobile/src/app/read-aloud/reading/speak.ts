/** A little slower than a voice's own pace: many listen in a second language, some beside a machine. */
const rate = 0.9
const pollMs = 250
/** A voice that has not begun by then was not let; one that does not end in its time has lost its end (crbug.com/679437). */
const beginMs = 4_000
const signMs = 150
const wideSignMs = 400

/** How a sentence ended: said, or stopped; `failed` by its voice; `refused` by the browser, which wants a tap first. */
export type Ending = 'said' | 'failed' | 'refused'

const ownEndings = ['interrupted', 'canceled']

/** The one that is being said: a browser may forget an utterance that nobody holds, and its end with it. */
let held: SpeechSynthesisUtterance | null = null

function longestOf(text: string): number {
  const wide = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return beginMs + wide * wideSignMs + (text.length - wide) * signMs
}

/** Says one sentence. Ends in any case: some browsers lose the event, others the speech. */
export function speak(text: string, voice: SpeechSynthesisVoice, stop: AbortSignal): Promise<Ending> {
  const utterance = Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang, rate })
  held = utterance
  return new Promise((resolve) => {
    let begun = false
    const startedAt = Date.now()
    const end = (how: Ending) => {
      clearInterval(poll)
      stop.removeEventListener('abort', silence)
      if (held === utterance) held = null
      resolve(how)
    }
    const silence = () => {
      speechSynthesis.cancel()
      end('said')
    }
    const poll = setInterval(() => {
      const { speaking, pending } = speechSynthesis
      const waited = Date.now() - startedAt
      if (begun && !speaking && !pending) end('said')
      else if (!begun && !speaking && !pending && waited > beginMs) end('refused')
      else if (waited > longestOf(text)) silence()
    }, pollMs)
    utterance.addEventListener('start', () => (begun = true))
    utterance.addEventListener('end', () => end('said'))
    utterance.addEventListener('error', ({ error }) =>
      end(ownEndings.includes(error) ? 'said' : error === 'not-allowed' ? 'refused' : 'failed'),
    )
    stop.addEventListener('abort', silence)
    speechSynthesis.speak(utterance)
  })
}
