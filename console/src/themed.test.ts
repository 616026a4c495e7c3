// @vitest-environment happy-dom
import Dialog from '@mui/material/Dialog'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { Themed } from './themed.tsx'

/** Milliseconds in which a dialog fades out. */
const leaving = 195

it('gives the page back when a dialog is opened again in the moment at which it has gone', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.createElement('div')
  document.body.append(page)
  const root = createRoot(page)
  const show = (open: boolean) => root.render(createElement(Themed, null, createElement(Dialog, { open, 'aria-label': 'A question' })))
  const turn = (open: boolean) => act(() => show(open))
  const pass = () => act(() => vi.advanceTimersByTimeAsync(1_000))

  await turn(false)
  await turn(true)
  await pass()
  expect(page.getAttribute('aria-hidden')).toBe('true')
  await turn(false)
  await act(async () => {
    await vi.advanceTimersByTimeAsync(leaving)
    show(true)
  })
  await pass()
  expect(page.getAttribute('aria-hidden')).toBe('true')
  await turn(false)
  await pass()
  expect(page.getAttribute('aria-hidden')).toBe(null)
  expect(document.body.style.overflow).toBe('')

  await act(() => root.unmount())
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
