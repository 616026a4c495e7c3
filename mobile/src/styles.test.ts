import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('styles.css', import.meta.url), 'utf8')

/** The tokens of the first block after `start`, by name. */
function tokensAfter(start: string): Record<string, string> {
  const from = css.indexOf(start)
  const block = css.slice(css.indexOf('{', from + start.length), css.indexOf('}', from))
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value]))
}

const fixed = Object.fromEntries([...css.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value]))
const palettes = { day: tokensAfter('.daylight'), night: tokensAfter('prefers-color-scheme: dark) {\n    :root') }

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const states = ['active', 'pending', 'arrears', 'inactive', 'info']
const grounds = ['paper', 'card', 'sand', 'harbour-100', ...states.map((state) => `${state}-tint`)]

/** Text on its ground, and what the pair must reach: 4.5 for text, 7 for what is read long, 3 for the border of a field. */
const pairs: [text: string, ground: string, least: number][] = [
  ...grounds.map((ground) => ['ink', ground, 7] as [string, string, number]),
  ...grounds.map((ground) => ['ink-2', ground, 4.5] as [string, string, number]),
  ...grounds.map((ground) => ['harbour-700', ground, 4.5] as [string, string, number]),
  ...states.flatMap((state): [string, string, number][] => [
    [state, `${state}-tint`, 4.5],
    [state, 'card', 4.5],
    [state, 'paper', 4.5],
    ['card', state, 4.5],
  ]),
  ['card', 'harbour-700', 7],
  ['card', 'harbour-900', 7],
  ['harbour-700', 'harbour-200', 4.5],
  ['paper', 'ink', 7],
  ['field', 'card', 3],
]

describe.each(['day', 'night'] as const)('by %s', (light) => {
  const tokens = { ...fixed, ...palettes[light] }
  test.each(pairs)('%s on %s can be read', (text, ground, least) => {
    expect(contrast(tokens[text] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(least)
  })
})

test('the night has each token of the day', () => {
  expect(Object.keys(palettes.day).length).toBeGreaterThan(20)
  expect(Object.keys(palettes.night)).toEqual(Object.keys(palettes.day))
})

test('what is the same by night is read by its own text', () => {
  const { day } = palettes
  expect(contrast(day['ink'] ?? '', fixed['marigold-500'] ?? '')).toBeGreaterThanOrEqual(7)
  expect(contrast(fixed['marigold-300'] ?? '', day['harbour-900'] ?? '')).toBeGreaterThanOrEqual(7)
})
