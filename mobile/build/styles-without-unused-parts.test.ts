import { expect, test } from 'vitest'
import { withoutUnusedParts } from './styles-without-unused-parts.ts'

const registered = (name: string, initial?: string) =>
  `@property --tw-${name}{syntax:"*";inherits:false${initial === undefined ? '' : `;initial-value:${initial}`}}`

test('what nothing reads is not set', () => {
  expect(
    withoutUnusedParts(`.bold{--tw-weight:700;font-weight:700}.fast{--tw-duration:.3s}${registered('weight')}${registered('duration')}`),
  ).toBe('.bold{font-weight:700}.fast{}')
})

test('what nobody changes stands in the rule as it begins', () => {
  const css = `:where(.space>*){--tw-reverse:0;margin-top:calc(4px * var(--tw-reverse));margin-bottom:calc(4px * calc(1 - var(--tw-reverse)))}.line{border-style:var(--tw-style)}`
  expect(withoutUnusedParts(`/*! tailwindcss v4 | MIT */\n${css}${registered('reverse', '0')}${registered('style', 'solid')}`)).toBe(
    ':where(.space>*){margin-top:calc(4px * 0);margin-bottom:calc(4px * calc(1 - 0))}.line{border-style:solid}',
  )
})

test('a rule reads what it sets itself, and the other way where there is nothing', () => {
  const css = '.figures{--tw-spacing:tabular-nums;font-variant-numeric:var(--tw-ordinal, ) var(--tw-spacing, )}'
  expect(withoutUnusedParts(`${css}${registered('ordinal')}${registered('spacing')}`)).toBe('.figures{font-variant-numeric: tabular-nums}')
})

test('what one utility changes for another stays as it is', () => {
  const css = `.outline{outline-style:var(--tw-outline)}.none{--tw-outline:none;outline-style:none}${registered('outline', 'solid')}`
  expect(withoutUnusedParts(css)).toBe(css)
})

test('what is set for browsers below the floor goes', () => {
  const css =
    '@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:block))){*,:before,::backdrop{--tw-duration:initial}}}.one{top:0}'
  expect(withoutUnusedParts(css)).toBe('.one{top:0}')
})
