import type { Layout } from './sentences.ts'

/** The page as the browser has laid it out. Safari before 17.4 has no `checkVisibility`. */
export const laidOut: Layout = {
  isShown: (element) =>
    element.checkVisibility?.({ visibilityProperty: true }) ??
    (element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'),
  isBlock: (element) => !['inline', 'inline-block', 'contents'].includes(getComputedStyle(element).display),
}
