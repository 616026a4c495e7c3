import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The tasks of a day at the desk, each with the journeys that do it. */
function tasksOfADay(): { task: string; doneBy: string[] }[] {
  const [, table = ''] = read('docs/operating.md').split('| task | who | how, after the search | done by |\n|---|---|---|---|\n')
  const rows = (table.split('\n\n')[0] ?? '').split('\n').map((row) => row.split('|').map((cell) => cell.trim()))
  return rows.map((cells) => ({ task: cells[1] ?? '', doneBy: (cells[4] ?? '').split(', ').filter((name) => name !== 'gallery') }))
}

/** The tasks that a journey does and counts, by its own words. */
const countedIn = (journey: string) =>
  [...journey.matchAll(/(?:doTask\(\w+, |\bname: )(?:'([^']+)'|"([^"]+)")/g)].map(([, single, double]) => single ?? double ?? '')

const journeys = globSync('e2e/desk-*.spec.ts', { cwd: root }).map((path) => ({
  name: /desk-(.+)\.spec/.exec(path)?.[1] ?? '',
  text: read(path),
}))

it('every task of a day at the desk is done and counted by the journeys that its row names', () => {
  const tasks = tasksOfADay()
  expect(tasks.length).toBeGreaterThan(80)
  for (const { task, doneBy } of tasks) {
    const doing = journeys.filter(({ text }) => countedIn(text).includes(task)).map(({ name }) => name)
    expect(doing, `journeys that do and count: ${task}`).not.toEqual([])
    expect(doneBy.toSorted(), `journeys of the row: ${task}`).toEqual(doing.toSorted())
  }
})
