import type { MouseEvent, MouseEventHandler, ReactNode } from 'react'
import { useWords } from '../../words/use-words.ts'
import { goTo } from '../navigation/navigation.ts'
import { PetalSpinner } from './petal-spinner.tsx'
import { appBase } from '../../paths/paths.ts'

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger'

const looks: Record<Variant, string> = {
  primary: 'bg-harbour-700 text-card shadow-raised active:bg-harbour-900',
  secondary: 'bg-harbour-100 text-harbour-700 active:bg-harbour-200',
  quiet: 'bg-transparent text-harbour-700 active:bg-harbour-100',
  danger: 'bg-arrears-tint text-arrears active:bg-arrears active:text-card',
}
const form =
  'flex min-h-13 w-full items-center justify-center gap-2 rounded-card px-side py-3 text-center text-lg font-semibold leading-snug [transition:background-color_.15s] select-none [&>svg]:shrink-0'

type Face = { variant?: Variant; icon?: ReactNode; children: ReactNode }

/** The specification's debounce. */
const secondTapMs = 500
const sameSpotPx = 32

let lastTap = { at: -Infinity, x: 0, y: 0 }

/**
 * Whether a tap is the second of a double tap, near the first within 500 ms: the page may have changed meanwhile.
 * A mouse tells how often it was pressed.
 */
export function isSecondTap({ nativeEvent, timeStamp: at, clientX: x, clientY: y, detail }: MouseEvent): boolean {
  if ((nativeEvent as PointerEvent).pointerType === 'mouse') return detail > 1
  const second = at - lastTap.at < secondTapMs && Math.hypot(x - lastTap.x, y - lastTap.y) < sameSpotPx
  if (!second) lastTap = { at, x, y }
  return second
}

/**
 * A full-width action with its word, 52 px high or more. It ignores the second tap of a double one.
 * `busy` keeps its place and focus, shows work, and ignores taps.
 */
export function Button({
  variant = 'primary',
  busy = false,
  icon,
  type = 'button',
  onClick,
  children,
}: Face & { busy?: boolean; type?: 'button' | 'submit'; onClick?: () => void }) {
  const words = useWords()
  return (
    <button
      type={type}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy || isSecondTap(event)) event.preventDefault()
        else onClick?.()
      }}
      className={`${form} ${looks[variant]}`}
    >
      {busy ? <PetalSpinner /> : icon}
      <span>{busy ? words.shared.busy : children}</span>
    </button>
  )
}

/** Turns a plain tap on a link into a move inside the app; a tap that asks for a new tab stays the browser's. */
export function followInside(to: string, options: { replace?: boolean } = {}): MouseEventHandler<HTMLAnchorElement> {
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (!isSecondTap(event)) goTo(to, options)
  }
}

/** A button that leads to a path of the app, or out of it (`tel:`, `https:` in a tab of its own). */
export function LinkButton({ variant = 'primary', icon, to, replace = false, children }: Face & { to: string; replace?: boolean }) {
  const inside = to.startsWith('/')
  return (
    <a
      href={inside ? appBase + to : to}
      onClick={inside ? followInside(to, { replace }) : undefined}
      target={to.startsWith('https:') ? '_blank' : undefined}
      rel="noopener"
      className={`${form} ${looks[variant]}`}
    >
      {icon}
      <span>{children}</span>
    </a>
  )
}

/** A link in running text or a list, at least 48 px wide and high to the thumb; one of two lines stands apart from the next. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  const inside = to.startsWith('/')
  return (
    <a
      href={inside ? appBase + to : to}
      onClick={inside ? followInside(to) : undefined}
      className="inline-flex min-h-12 min-w-12 items-center justify-center py-2 font-semibold text-harbour-700 underline decoration-2 underline-offset-4"
    >
      {children}
    </a>
  )
}
