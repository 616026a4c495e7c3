// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { focusFirst } from './focus-first.ts'

it('gives the first field of a dialog the focus, and takes it from nobody who was faster', () => {
  document.body.innerHTML = '<div role="dialog" tabindex="-1"><input id="first" /><button id="save">Save</button></div>'
  const at = (selector: string) => document.querySelector<HTMLElement>(selector)
  const first = { current: at('#first') }

  at('#save')?.focus()
  focusFirst(first)
  expect(document.activeElement?.id).toBe('save')

  at('[role=dialog]')?.focus()
  focusFirst(first)
  expect(document.activeElement?.id).toBe('first')
})
