import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readStored, writeStored } from '../storage/storage.ts'
import { keptOr, keptOrNull, keptText, tabDraft } from './tab-draft.ts'

const key = 'OWN_ACCOUNT_DRAFT'
const open = () => tabDraft(key, { company: keptOr(keptText, ''), code: keptOrNull(z.object({ resendAt: z.number() })) })
beforeEach(() => writeStored('sessionStorage', key, null))

it('keeps what is typed for the next opening of the tab', () => {
  open().change({ company: 'Harbour Works' })
  expect(open().get()).toEqual({ company: 'Harbour Works', code: null })
})

it('forgets everything when it is cleared', () => {
  const draft = open()
  draft.change({ code: { resendAt: 1 } })
  draft.clear()
  expect(draft.get()).toEqual({ company: '', code: null })
  expect(readStored('sessionStorage', key)).toBeNull()
})

it.each([
  '',
  'null',
  '[]',
  '"text"',
  '{',
  '{"company":7,"code":"x"}',
  JSON.stringify({ company: 'x'.repeat(3_000), code: { resendAt: 'soon' } }),
])('starts empty where the tab keeps %.40s', (kept) => {
  writeStored('sessionStorage', key, kept)
  expect(open().get()).toEqual({ company: '', code: null })
})

it('keeps the sound part of what is partly unsound', () => {
  writeStored('sessionStorage', key, '{"company":"Quayside","code":5,"more":true}')
  expect(open().get()).toEqual({ company: 'Quayside', code: null })
})
