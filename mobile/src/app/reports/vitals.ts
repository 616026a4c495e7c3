import type { VitalName } from '@mwc/contract/phone-reports/report-kinds'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type Interaction = PerformanceEntry & { interactionId?: number }

/** Shifts within a second of each other, and in five seconds at most, count together (web.dev's CLS). */
const window = { gapMs: 1000, longestMs: 5000 }

/** Hears of entries of a kind, those before it too; a browser that does not know the kind tells none. */
function observe(type: string, hear: (entry: PerformanceEntry) => void, more: object = {}): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true, ...more })
}

/** Follows how quick this page is; answers how to read that: whole milliseconds, of CLS thousandths. */
export function followVitals(): () => Partial<Record<VitalName, number>> {
  const vitals: Partial<Record<VitalName, number>> = {}
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation) vitals.TTFB = Math.round(navigation.responseStart)
  observe('largest-contentful-paint', ({ startTime }) => (vitals.LCP = Math.round(startTime)))
  let [sum, began, last] = [0, 0, 0]
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as Shift
    if (hadRecentInput) return
    const isTogether = startTime - last < window.gapMs && startTime - began < window.longestMs
    ;[sum, began, last] = isTogether ? [sum + value, began, startTime] : [value, startTime, startTime]
    vitals.CLS = Math.max(vitals.CLS ?? 0, Math.round(sum * 1000))
  })
  observe(
    'event',
    (entry) => {
      if ((entry as Interaction).interactionId) vitals.INP = Math.max(vitals.INP ?? 0, Math.round(entry.duration))
    },
    { durationThreshold: 40 },
  )
  return () => vitals
}
