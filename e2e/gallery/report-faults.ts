import type { Language } from '@mwc/contract/language/language'
import type { Finding } from './screen-taker.ts'

export type Found = Finding & { language: Language; state: string }

/** What was found, one line for each fault of a screen with where it shows; the kinds that hit most screens first. */
export function faultLines(found: Found[]): string[] {
  const kinds = [...Map.groupBy(found, ({ kind }) => kind)].toSorted(([, a], [, b]) => b.length - a.length)
  return kinds.flatMap(([kind, ofKind]) => [
    `\n${kind}`,
    ...[...Map.groupBy(ofKind, ({ what, language }) => `${language}\n${what}`).values()].map((same) => {
      const screens = [...new Set(same.map(({ screen, state }) => `${screen} (${state})`))]
      const where = screens.length > 3 ? `${screens.slice(0, 3).join(', ')} and ${screens.length - 3} more` : screens.join(', ')
      const atSizes = [...new Set(same.map(({ size }) => size))].filter(Boolean).join(', ')
      return `  ${same[0]?.language} ${atSizes}: ${same[0]?.what}\n      on ${where}`
    }),
  ])
}
