/** A sentence that was said, and where it stood then. */
export type Place = { said: string; index: number }

/** Where to go on: after the sentence that was said last, wherever it stands by now. A page is rendered anew at any time. */
export function nextOf(sentences: readonly { said: string }[], last: Place | null): number {
  if (!last) return 0
  const again = sentences.flatMap(({ said }, index) => (said === last.said ? [index] : []))
  const [nearest = last.index] = again.toSorted((a, b) => Math.abs(a - last.index) - Math.abs(b - last.index))
  return nearest + 1
}
