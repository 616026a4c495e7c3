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
      className="pointer-events-none fixed inset-x-4 bottom-[calc(84px+env(safe-area-inset-bottom))] z-50 flex justify-center"
    >
      {shown && <p className="max-w-md rounded-card bg-ink px-5 py-3 text-center font-semibold text-paper shadow-raised">{shown}</p>}
    </div>
  )
}
