import type { Sentence } from './sentences.ts'

/** What of an element's attributes changes what is read. */
const attributes = ['aria-current', 'aria-hidden', 'aria-label', 'aria-pressed', 'class', 'hidden', 'lang', 'open']

/**
 * The sentences of a surface as it stands when they are asked for. Looked for anew only where the page was rendered anew or typed
 * into, since a slow phone takes its time for that.
 */
export function followSentences(surface: Element, read: () => Sentence[], stop: AbortSignal): () => Sentence[] {
  let known: Sentence[] | null = null
  const forget = () => void (known = null)
  const changes = new MutationObserver(forget)
  changes.observe(surface, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: attributes })
  stop.addEventListener('abort', () => changes.disconnect())
  for (const kind of ['input', 'change']) surface.addEventListener(kind, forget, { signal: stop })
  return () => (known ??= read())
}
