import { useSyncExternalStore } from 'react'

const toastMs = 2000

let text = ''
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(next: string): void {
  text = next
  for (const listener of listeners) listener()
}

/** Says a short text for 2000 ms, also to a screen reader. Only for what the page says elsewhere, or what may be missed. */
export function showToast(message: string): void {
  clearTimeout(timer)
  set(message)
  timer = setTimeout(() => set(''), toastMs)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where the bar has the screen's title: of all that is always there, what nobody taps. */
function titlePlace(shown: string): { left: number; width: number } | undefined {
  const { left, width } = (shown && document.querySelector('header h1')?.parentElement?.getBoundingClientRect()) || {}
  return left === undefined || width === undefined ? undefined : { left, width }
}

/** The place where toasts appear; once in the app. */
export function ToastHost() {
  const shown = useSyncExternalStore(
    subscribe,
    () => text,
    () => '',
  )
  return (
    <div
      aria-live="polite"
      data-unspoken=""
      className="pointer-events-none fixed top-[calc(4px+env(safe-area-inset-top))] z-50 flex"
      style={titlePlace(shown)}
    >
      {shown && (
        <p className="m-auto rounded-card bg-ink px-4 py-2.5 text-center leading-tight font-semibold text-paper shadow-raised">{shown}</p>
      )}
    </div>
  )
}
