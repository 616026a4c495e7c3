// @vitest-environment happy-dom
import type { FilePreview } from '@mwc/contract/payments/statement-desk.schemas'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FilePreviewText } from './file-preview.tsx'

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.createElement('div')
  document.body.append(page)
  root = createRoot(page)
})
afterEach(async () => {
  await act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const preview: FilePreview = {
  version: 1,
  encoding: 'utf-8',
  lines: 5,
  known: 1,
  alike: 0,
  sumCents: 4500,
  firstDay: '2026-03-10',
  lastDay: '2026-03-10',
  sample: [],
  faults: [],
}
const alertOf = async (change: Partial<FilePreview>) => {
  await act(() => root.render(createElement(FilePreviewText, { preview: { ...preview, ...change } })))
  return document.querySelector('[role=alert]')?.textContent
}

it('says how many lines of a file say the same as kept ones, and when the file is to be kept', async () => {
  expect(await alertOf({ alike: 3 })).toBe(
    '3 lines say the same as lines kept before, but are written otherwise (another time or balance). ' +
      'Keep the file if they are other payments; if it is the same file saved by another program, do not.',
  )
  expect(await alertOf({ alike: 1 })).toMatch(
    /^1 line says the same as a line kept before.*if it is another payment; if it is the same file/,
  )
})

it('says nothing of them where there are none, or where the file is not kept', async () => {
  expect(await alertOf({})).toBeUndefined()
  expect(document.body.textContent).toContain('5, of them 1 known already')
  expect(await alertOf({ faults: [{ line: 2, fault: 'date', text: 'x' }] })).toMatch(/^Nothing of this file is kept/)
})

it('says that nothing is new in a file whose lines were all kept before', async () => {
  expect(await alertOf({ known: 5 })).toMatch(/^Nothing is new/)
})

it('names row and column of a day on which no money came', async () => {
  const fault = { line: 3, fault: 'otherTime', column: 'Value date', text: '10/03/2062' } as const
  expect(await alertOf({ faults: [fault] })).toMatch(/Line 3, column Value date: a day later than tomorrow.*10\/03\/2062/)
})
