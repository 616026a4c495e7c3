import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Moves the focus within a menu: up and down, round its ends, and to them. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const at = items.findIndex((item) => item === document.activeElement)
  const step = steps[event.key]
  const ends: Readonly<Record<string, number>> = { Home: 0, End: items.length - 1 }
  const next = step === undefined ? ends[event.key] : (at + step + items.length) % items.length
  if (next === undefined) return
  event.preventDefault()
  items[next]?.focus()
}
