import type { RefObject } from 'react'

/**
 * Puts the focus into the first field of a dialog that has come. Whoever was faster than the dialog is in one of its fields, at a
 * button or in a list already, and is not taken from there.
 */
export function focusFirst(first: RefObject<HTMLElement | null>): void {
  if (document.activeElement?.getAttribute('role') === 'dialog') first.current?.focus()
}
