/** What somebody did on a page before its code had come. */
export type EarlyInput = {
  /** Stops listening; answers the last thing that was tapped or sent, if any. */
  stop: () => { act: 'tap' | 'send'; on: HTMLElement } | null
  /** Shows that the page's code did not come, with a way to try again. */
  fail: () => void
  /** Loads the page anew if the server answers; without an answer it stays as it is. */
  again: () => void
}

declare global {
  interface Window {
    earlyActs?: EarlyInput
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Typed = { name: string; value: string; checked: boolean; ticks: boolean }

const ticks = (control: Control) => control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

function wasChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return [...control.options].some((option) => option.selected !== option.defaultSelected)
  return ticks(control)
    ? (control as HTMLInputElement).checked !== (control as HTMLInputElement).defaultChecked
    : control.value !== control.defaultValue
}

function controlsIn(root: HTMLElement): Control[] {
  return [...root.querySelectorAll<Control>('input[name],select[name],textarea[name]')]
}

/** What was typed or chosen on the page as it came, or filled in by the browser. */
export function typedIn(root: HTMLElement): Typed[] {
  return controlsIn(root)
    .filter(wasChanged)
    .map((control) => ({ name: control.name, value: control.value, checked: (control as HTMLInputElement).checked, ticks: ticks(control) }))
}

/** What was typed until now, and goes on being typed until it is asked for: a slow phone takes a second to make a page alive. */
export function followTyping(root: HTMLElement): () => Typed[] {
  let typed = typedIn(root)
  const follow = () => void (typed = typedIn(root))
  const kinds = ['input', 'change'] as const
  for (const kind of kinds) root.addEventListener(kind, follow)
  return () => {
    for (const kind of kinds) root.removeEventListener(kind, follow)
    return typed
  }
}

/** Sets a control's value behind React's back and tells it, as typing would. */
function typeInto(control: Control, { value, checked }: Typed): void {
  const held = control === document.activeElement && 'selectionStart' in control ? control.selectionStart : null
  if (ticks(control)) {
    const box = control as HTMLInputElement
    // The radio that gave way to another changes by that one's click.
    if (box.type === 'radio' && !checked) return
    box.checked = !checked
    return box.click()
  }
  const prototype = Object.getPrototypeOf(control) as object
  const set = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
  // React remembers the last value that it saw and calls nothing a change that ends where it began.
  control.value = ''
  set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  if (held !== null && 'setSelectionRange' in control) control.setSelectionRange(held, held)
}

/** Gives the screen what was typed before it was alive. */
export function restoreTyped(root: HTMLElement, typed: Typed[]): void {
  for (const one of typed) {
    const control = controlsIn(root).find(({ name, value, type }) => name === one.name && (type !== 'radio' || value === one.value))
    if (control) typeInto(control, one)
  }
}
