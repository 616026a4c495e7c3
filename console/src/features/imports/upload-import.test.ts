import { expect, it } from 'vitest'
import { problemWith } from './upload-import.ts'

it.each([
  ['members.xlsx', 9, 'This is a workbook.'],
  ['members.XLS', 9, 'This is a workbook.'],
  ['members.csv', 0, 'This file is empty.'],
  ['members.csv', 33 * 1024 * 1024, 'This has 33 MB, and 32 MB are the most.'],
])('says in words why %s of %d bytes is no file that is taken', (name, size, said) => {
  expect(problemWith({ name, size })).toContain(said)
})

it('lets files through, however they are called', () => expect(problemWith({ name: 'members.txt', size: 32 * 1024 * 1024 })).toBeNull())
