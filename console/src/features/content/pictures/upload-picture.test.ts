import { expect, it } from 'vitest'
import { problemWith } from './upload-picture.ts'

it.each([
  ['video/mp4', 9, 'This is a video.'],
  ['application/pdf', 9, 'This is a PDF.'],
  ['text/plain', 9, 'This is a text.'],
  ['image/svg+xml', 9, 'This is no picture that phones show.'],
  ['', 9, 'This is no picture that phones show.'],
  ['image/png', 0, 'This file is empty.'],
  ['image/jpeg', 5 * 1024 * 1024 + 60_000, 'This has 5.1 MB'],
])('says in words why %s of %d bytes is no picture that is taken', (type, size, said) => {
  expect(problemWith({ type, size })).toContain(said)
})

it('lets pictures through', () => expect(problemWith({ type: 'image/webp', size: 5 * 1024 * 1024 })).toBeNull())
