import type { Layout } from './sentences.ts'

const inlineTags = new Set(['A', 'B', 'BDI', 'BUTTON', 'EM', 'LABEL', 'SPAN', 'STRONG', 'SVG'])
const blockClass = /(?:^|\s)(?:sr-only|block|flex|grid|inline-flex|inline-grid)(?:\s|$)/
const boxClass = /(?:^|\s)(?:inline-)?(?:flex|grid)(?:\s|$)/
const hiddenClass = /(?:^|\s)(?:hidden|invisible|only-signed-in)(?:\s|$)/
const classOf = (element: Element | null) => element?.getAttribute('class') ?? ''

/** The layout of a page that no browser lays out, by its elements and their classes: what stands in a row of boxes is a block. */
export const classLayout: Layout = {
  isShown: (element) => !hiddenClass.test(classOf(element)) && !element.hasAttribute('hidden'),
  isBlock: (element) =>
    !inlineTags.has(element.tagName.toUpperCase()) || blockClass.test(classOf(element)) || boxClass.test(classOf(element.parentElement)),
}
