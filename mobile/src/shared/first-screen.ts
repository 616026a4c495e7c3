import { whenIdle } from './when-idle.ts'

let settle: () => void = () => undefined
const settled = new Promise<void>((resolve) => {
  settle = resolve
})

/** Notes that the first screen answers to taps and typing. */
export function noteFirstScreen(): void {
  whenIdle(settle)
}

/** Waits until the first screen is alive and the phone is idle: for what that screen does not need. At once while a page is made. */
export function afterFirstScreen(): Promise<void> {
  return typeof document === 'undefined' ? Promise.resolve() : settled
}
