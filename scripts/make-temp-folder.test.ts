import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sweep } from './make-temp-folder.ts'

test('what a run left two days ago is removed, and nothing of a run of now or of anybody else', () => {
  const place = mkdtempSync(join(tmpdir(), 'mwc-sweep-'))
  const [now, then] = [new Date(), new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)]
  for (const [name, at] of [
    ['mwc-test-old', then],
    ['mwc-test-new', now],
    ['other', then],
  ] as const) {
    mkdirSync(join(place, name))
    writeFileSync(join(place, name, 'file'), '')
    utimesSync(join(place, name), at, at)
  }
  sweep(place)
  expect(readdirSync(place).toSorted()).toEqual(['mwc-test-new', 'other'])
  rmSync(place, { recursive: true })
})
