import type { RefusalBody } from '@mwc/contract/endpoint/refusal'
import { loadWords } from '../../words/load-words.ts'
import { currentLanguage } from '../session/session.ts'

/** How often a call is made again before its refusal is told. */
const maxRetries = 3
/** Phones that were refused together come back over so many seconds more. */
const spreadSeconds = 4

let bar: HTMLElement | undefined

/** The bar stands outside of the screens: what they show stays as it is. Only its first text is read out. */
function barWith(text: string): { count: (text: string) => void; remove: () => void } {
  const place = document.createElement('div')
  place.className = 'pointer-events-none fixed inset-x-4 bottom-[calc(84px+env(safe-area-inset-bottom))] z-50 flex justify-center'
  const box = document.createElement('p')
  box.className = 'max-w-md rounded-card bg-ink px-5 py-3 text-center font-semibold text-paper shadow-raised'
  box.setAttribute('role', 'status')
  const counter = document.createElement('span')
  counter.className = 'block tabular-nums'
  counter.ariaHidden = 'true'
  place.append(box)
  document.body.append(place)
  box.append(text, counter)
  bar?.remove()
  bar = place
  return { count: (left) => (counter.textContent = left), remove: () => place.remove() }
}

/**
 * Waits as long as a busy server asked, and a little longer by chance, under a bar that counts down.
 * Answers whether the call may be made again: a busy server has begun nothing.
 * @param turn how often this call was made
 */
export async function retryWhenBusy({ reason, details }: Partial<RefusalBody>, turn: number, signal?: AbortSignal): Promise<boolean> {
  const asked = details?.retryAfterSeconds
  if (reason !== 'server.busy' || !asked || turn > maxRetries) return false
  const { offers } = await loadWords(currentLanguage(), ['offers'])
  const { count, remove } = barWith(offers?.busy ?? '')
  for (let left = asked + Math.floor(Math.random() * spreadSeconds); left > 0; left -= 1) {
    if (signal?.aborted) break
    count(offers?.againIn(left) ?? '')
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  remove()
  return !signal?.aborted
}
