import { countSegments } from './count-segments.rules.ts'

/** SMS that a text costs, each a segment. */
export function countSmsSegments(text: string): number {
  return countSegments(text)
}
