import { expect, test } from 'vitest'
import { findCircles } from './find-circles.ts'

const imports = (...lines: string[]) =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' > ')
    return { from, to }
  })

test('folders that import one way have no circle', () => {
  expect(findCircles(imports('a/x.ts > b/y.ts', 'a/z.ts > b/y.ts', 'b/y.ts > c/w.ts'))).toEqual([])
})

test('two folders that know each other are a circle, by whichever files and however deep', () => {
  expect(findCircles(imports('a/deep/x.ts > b/y.ts', 'b/other/w.ts > a/z.ts'))).toHaveLength(1)
})

test('a circle of three is found once', () => {
  const circles = findCircles(imports('a/x.ts > b/y.ts', 'b/y.ts > c/w.ts', 'c/w.ts > a/x.ts'))
  expect(circles.map((circle) => circle.length)).toEqual([3])
})

test('a file in a folder and a folder beside it import one way, too', () => {
  expect(findCircles(imports('a/room/x.ts > a/roof.ts', 'a/roof.ts > a/room/x.ts'))).toHaveLength(1)
})

test('rooms of one folder are looked at as well as the folder', () => {
  expect(findCircles(imports('a/one/x.ts > a/two/y.ts', 'a/two/y.ts > a/one/z.ts', 'a/one/x.ts > b/y.ts'))).toHaveLength(1)
})
