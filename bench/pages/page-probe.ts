/** What the page has noted of itself; times in ms since its navigation began. */
export type Noted = { fcp: number | null; lcp: number | null; cls: number; answeredAt: number | null; timeOrigin: number }

declare global {
  // oxlint-disable-next-line no-var -- only a var becomes a property of the window's type
  var benchNoted: Noted
}

/** When a tap counts as answered: a thing appears, or one that was there goes. */
export type AnswerSign = { selector: string; goes: boolean }

/** Runs in the page before anything else (so it may refer to nothing outside itself). */
export function noteInPage(sign: AnswerSign): void {
  const noted: Noted = { fcp: null, lcp: null, cls: 0, answeredAt: null, timeOrigin: performance.timeOrigin }
  globalThis.benchNoted = noted
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    noted.lcp = startTime
  })
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number }
    if (!hadRecentInput) noted.cls += value
  })
  let wasThere = false
  const look = () => {
    const there = document.querySelector(sign.selector) !== null
    if (noted.answeredAt === null && (sign.goes ? wasThere && !there : there)) noted.answeredAt = performance.now()
    wasThere ||= there
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
  // A popover changes no attribute; its toggle does not bubble.
  document.addEventListener('toggle', look, true)
}
