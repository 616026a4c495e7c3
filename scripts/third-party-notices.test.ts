import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packageOf } from './list-of-packages.ts'
import { noticeOf, writeNotices } from './third-party-notices.ts'

function packageIn(root: string, manifest: object, files: Record<string, string> = {}): string {
  const folder = join(root, 'node_modules', 'one')
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files })) writeFileSync(join(folder, name), text)
  return folder
}
const aside = () => mkdtempSync(join(tmpdir(), 'mwc-notices-'))

test.each([
  ['/w/node_modules/react/index.js', '/w/node_modules/react'],
  ['/w/node_modules/@mui/material/x/y.js', '/w/node_modules/@mui/material'],
  ['/w/node_modules/a/node_modules/b/index.js', '/w/node_modules/a/node_modules/b'],
  ['/w/mobile/src/main.tsx', null],
])('%s is of the package %s', (path, folder) => {
  expect(packageOf(path)).toBe(folder)
})

test('a package has its own licence and notice in the list, else the name of its licence and its author', () => {
  const whole = packageIn(aside(), { name: 'one', version: '1.0.0', license: 'MIT' }, { LICENSE: 'Copyright A', 'NOTICE.md': 'Thanks' })
  expect(noticeOf(whole)).toBe('one 1.0.0 (MIT)\n\nCopyright A\n\nThanks')
  expect(noticeOf(packageIn(aside(), { name: 'one', version: '2.0.0', license: 'ISC', author: { name: 'B' } }))).toBe(
    'one 2.0.0 (ISC)\n\nBy B',
  )
})

test('a package that names no licence is served to nobody: the build fails', () => {
  const root = aside()
  const folder = packageIn(root, { name: 'one', version: '1.0.0' })
  mkdirSync(join(root, '.built'))
  writeFileSync(join(root, '.built/packages.json'), JSON.stringify([folder]))
  expect(() => writeNotices(root, [root])).toThrow('one 1.0.0 names no licence')
  writeFileSync(join(folder, 'LICENSE'), 'Copyright C')
  writeNotices(root, [root])
  expect(readFileSync(join(root, 'third-party-notices.txt'), 'utf8')).toContain('Copyright C')
})
