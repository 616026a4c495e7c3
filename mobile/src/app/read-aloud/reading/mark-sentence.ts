import type { Sentence } from './sentences.ts'

const name = 'spoken'
/** Between what is read and the bars above and below it. */
const marginPx = 12

function rangesOf({ pieces }: Sentence): Range[] {
  return pieces
    .filter(({ node, end }) => node.isConnected && end <= node.length)
    .map(({ node, start, end }) => {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      return range
    })
}

/** The bars that lie over the page at its edges: the navigation bar, the sticky action, the tabs. */
function barsOver(surface: Element): { above: number; below: number } {
  if (surface.matches('dialog')) return { above: 0, below: 0 }
  const bars = [...surface.querySelectorAll('header, nav, main ~ *')].filter((bar) =>
    ['sticky', 'fixed'].includes(getComputedStyle(bar).position),
  )
  const boxes = bars.map((bar) => bar.getBoundingClientRect()).filter(({ height }) => height > 0)
  return {
    above: Math.max(0, ...boxes.filter(({ top }) => top < innerHeight / 2).map(({ bottom }) => bottom)),
    below: Math.max(0, ...boxes.filter(({ top }) => top >= innerHeight / 2).map(({ top }) => innerHeight - top)),
  }
}

const scrollerOf = (surface: Element): Element | Window => (surface.matches('dialog') ? surface : window)
const scrollBehavior = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')

/** Goes back to where the reading began: what it said to do first, or the QR code, is there. Not for who scrolled meanwhile. */
export function scrollBackOf(surface: Element, signal: AbortSignal): () => void {
  const top = surface.matches('dialog') ? surface.scrollTop : scrollY
  let isMoved = false
  for (const act of ['touchmove', 'wheel', 'keydown'] as const)
    addEventListener(act, () => void (isMoved = true), { signal, passive: true })
  return () => isMoved || scrollerOf(surface).scrollTo({ top, behavior: scrollBehavior() })
}

/** Scrolls so far that the sentence stands clear of the bars; not at all where it does. */
function bringIntoView(box: DOMRect, surface: Element): void {
  const { above, below } = barsOver(surface)
  const frame = surface.matches('dialog') ? surface.getBoundingClientRect() : new DOMRect(0, 0, innerWidth, innerHeight)
  const top = frame.top + above + marginPx
  const bottom = frame.bottom - below - marginPx
  if (box.top >= top && box.bottom <= bottom) return
  const behavior = scrollBehavior()
  // A sentence that is longer than the view is read from its top.
  scrollerOf(surface).scrollBy({ top: box.top < top || box.height > bottom - top ? box.top - top : box.bottom - bottom, behavior })
}

/** Marigold 300 and ink, by their values: older Chromes know no variables here. No page waits for it. */
const style = '::highlight(spoken) { background-color: #ffcf70; color: #1b2a2e }'
let isStyled = false

function styleMark(): void {
  if (isStyled) return
  isStyled = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
}

/** Marks a sentence while it is said, where the browser can (CSS Custom Highlight API), and scrolls it into view. */
export function markSentence(sentence: Sentence, surface: Element): void {
  const ranges = rangesOf(sentence)
  if ('highlights' in CSS) {
    styleMark()
    CSS.highlights.set(name, new Highlight(...ranges))
  }
  const boxes = ranges.map((range) => range.getBoundingClientRect()).filter(({ height }) => height > 0)
  const [first] = boxes
  const last = boxes.at(-1)
  if (first && last) bringIntoView(new DOMRect(first.x, first.y, first.width, last.bottom - first.y), surface)
  else if (sentence.at.isConnected && !sentence.at.closest('.sr-only')) bringIntoView(sentence.at.getBoundingClientRect(), surface)
}

export function unmark(): void {
  if ('highlights' in CSS) CSS.highlights.delete(name)
}
