import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { colours } from './theme.ts'

it('gives MUI the colours that the desk is drawn with before it', () => {
  const css = readFileSync(new URL('base.css', import.meta.url), 'utf8')
  const drawn = [...css.matchAll(/--(\w+): (#\w+);/g)].map(([, name, value]) => [name, value])
  expect(Object.fromEntries(drawn)).toEqual(colours)
})
