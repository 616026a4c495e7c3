/** On the page itself: what records and what reads aloud know nothing of each other. */
const attribute = 'data-recording'

/** Notes whether the microphone is asked for or open. */
export function noteRecording(on: boolean): void {
  globalThis.document?.documentElement?.toggleAttribute(attribute, on)
}

export function isRecording(): boolean {
  return document.documentElement.hasAttribute(attribute)
}

/** Calls once the microphone is asked for, until the signal. */
export function whenRecording(act: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(() => isRecording() && act())
  observer.observe(document.documentElement, { attributeFilter: [attribute] })
  signal.addEventListener('abort', () => observer.disconnect())
}
