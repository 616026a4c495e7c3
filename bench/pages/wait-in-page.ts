import type { Page } from '@playwright/test'

/** Both clocks of a page (ms): when it saw what was waited for, since its navigation began, and when that was. */
export type Seen = { at: number; timeOrigin: number }

/**
 * Waits in the page, frame by frame, for a visible match and something painted; null after the limit.
 * Playwright's helpers are larger than the app, and the slow phone would compile them first.
 */
export function whenSeen(page: Page, selector: string, limitMs: number): Promise<Seen | null> {
  return page.evaluate(
    ([selector, limitMs]) =>
      new Promise<Seen | null>((resolve) => {
        const until = performance.now() + limitMs
        const look = () => {
          const at = performance.now()
          if (globalThis.benchNoted.fcp !== null && document.querySelector(selector)?.checkVisibility())
            resolve({ at, timeOrigin: performance.timeOrigin })
          else if (at > until) resolve(null)
          else requestAnimationFrame(look)
        }
        look()
      }),
    [selector, limitMs] as const,
  )
}

/** Waits in the page, frame by frame, until it has noted an answer; null after the limit. */
export function whenAnswered(page: Page, limitMs: number): Promise<Seen | null> {
  return page.evaluate(
    (limitMs) =>
      new Promise<Seen | null>((resolve) => {
        const until = performance.now() + limitMs
        const look = () => {
          const { answeredAt } = globalThis.benchNoted
          if (answeredAt !== null) resolve({ at: answeredAt, timeOrigin: performance.timeOrigin })
          else if (performance.now() > until) resolve(null)
          else requestAnimationFrame(look)
        }
        look()
      }),
    limitMs,
  )
}
