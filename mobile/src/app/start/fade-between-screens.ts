import { flushSync } from 'react-dom'
import { setMover } from '../../shared/navigation/navigation.ts'

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Fades from one screen to the next where the browser can and the reader has not asked for stillness. */
export function fadeBetweenScreens(): void {
  setMover((show) => {
    if (!document.startViewTransition || still() || document.visibilityState !== 'visible') return show()
    // The gate may lead on before the fade begins: it is skipped then, and nothing is wrong.
    document.startViewTransition(() => flushSync(show)).ready.catch(() => undefined)
  })
}
