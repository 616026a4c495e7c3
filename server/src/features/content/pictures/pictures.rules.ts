import { pictureWidths } from '@mwc/contract/content/picture-widths'

/** Pixels across that a drawing is taken to have: as many as the widest that is served. */
export const drawingWidth = Math.max(...pictureWidths)

/** Key in the file store of what the served pictures are made from. */
export function masterKey(id: string, type: 'webp' | 'svg'): string {
  return `pictures/${id}/master.${type}`
}

/** Key in the file store of a picture as it is served. */
export function servedKey(id: string, width: number): string {
  return `pictures/${id}/${width}.webp`
}

/** What stays in sight of a picture (percent), as CSS has it; nothing is said of the middle, which most have. */
export function focusOf({ focus_x, focus_y }: { focus_x: number | null; focus_y: number | null }): { focus?: string } {
  return (focus_x ?? 50) === 50 && (focus_y ?? 50) === 50 ? {} : { focus: `${focus_x}% ${focus_y}%` }
}

/** One of the widths that are served; undefined for any other text. */
export function widthOf(text: string): number | undefined {
  return pictureWidths.find((width) => String(width) === text)
}
