import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'

const toastMs = 2000

let text = ''
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(next: string): void {
  text = next
  for (const listener of listeners) listener()
}

/**
 * Says a short text for 2000 ms, also to a screen reader. Only for what the page says elsewhere, or what may be missed: what
 * nothing else says `stays` until a tap, and that long at least.
 */
export function showToast(message: string, stays = false): void {
  clearTimeout(timer)
  set(message)
  const end = () => text === message && set('')
  let isTapped = !stays
  // Not by the tap that it answers.
  if (stays) setTimeout(() => document.addEventListener('click', () => void (isTapped = true), { once: true }))
  timer = setTimeout(() => (isTapped ? end() : document.addEventListener('click', end, { once: true })), toastMs)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Two lines, up to where the text begins below the bar. */
const mostHighPx = 64
const edgePx = 8

/**
 * Puts a toast over the screen's title: of all that is always there, what nobody taps. What would be squeezed there lies over the
 * buttons beside the title as well, through which a tap goes.
 */
function overTitle(place: HTMLElement | null): void {
  const title = document.querySelector('header h1')?.parentElement?.getBoundingClientRect()
  if (!place || !title) return
  place.style.left = `${title.left}px`
  place.style.width = `${title.width}px`
  if (place.offsetHeight > mostHighPx) place.style.width = `${document.documentElement.clientWidth - title.left - edgePx}px`
}

/** The place where toasts appear; once in the app. */
export function ToastHost() {
  const place = useRef<HTMLDivElement>(null)
  const shown = useSyncExternalStore(
    subscribe,
    () => text,
    () => '',
  )
  useLayoutEffect(() => void (shown && overTitle(place.current)), [shown])
  return (
    <div
      ref={place}
      aria-live="polite"
      data-unspoken=""
      data-say-changes=""
      className="pointer-events-none fixed top-[calc(4px+env(safe-area-inset-top))] z-50 flex"
    >
      {shown && (
        <p className="m-auto rounded-card bg-ink px-4 py-2.5 text-center leading-tight font-semibold text-paper shadow-raised">{shown}</p>
      )}
    </div>
  )
}
