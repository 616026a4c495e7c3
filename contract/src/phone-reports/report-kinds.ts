/** What a phone tells of: a fault of the app, something that the page's policy stopped, how quick a page was. */
export const reportKinds = ['error', 'csp', 'vital'] as const
export type ReportKind = (typeof reportKinds)[number]

/** Web vitals: milliseconds, the shift of the layout (CLS) in thousandths. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const
export type VitalName = (typeof vitalNames)[number]

/** Above the first a page is slow, above the second poor (web.dev's bounds). */
export const vitalBounds: Record<VitalName, readonly [slow: number, poor: number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [100, 250],
  TTFB: [800, 1800],
}

/** What a phone tells at most in a day, and of a stack. */
export const mostReports = 20
export const mostFrames = 6

/** A place in the app's own code (`assets/frame-Bx3k.js:1:2345`), and a screen's path without what it was opened with. */
export const placePattern = /^[A-Za-z0-9_./-]{1,80}:\d{1,5}:\d{1,5}$/
export const routePattern = /^\/[a-z/-]{0,100}$/

/** What a policy stopped: an address's host, or the browser's word (`inline`, `eval`). */
export function blockedName(blocked: string): string {
  const text = blocked.slice(0, 2000)
  const name = URL.canParse(text) ? new URL(text).host || new URL(text).protocol : text
  return name.replaceAll(/[^\w.:-]/g, '').slice(0, 100)
}
