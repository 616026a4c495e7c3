import { type KeyUse, nameOfKey } from './count-keys.ts'

/** A table of how many rows each key has, as lines: those of the settings first, then others that are in use. */
export function tellKeys(setting: string, uses: readonly KeyUse[], known: readonly string[]): string[] {
  const others = [...new Set(uses.flatMap(({ rows }) => [...rows.keys()]))].filter((id) => !known.includes(id)).toSorted()
  const ids = [...known, ...others]
  const heads = ids.map((id) => (known.includes(id) ? nameOfKey(id) : `${nameOfKey(id)}, not set`))
  const first = Math.max(setting.length, ...uses.map(({ what }) => what.length)) + 2
  const line = (what: string, cells: readonly string[]) =>
    what.padEnd(first) + cells.map((cell, i) => cell.padStart(Math.max(12, (heads[i] ?? '').length + 2))).join('')
  return [
    line(setting, heads),
    ...uses.map(({ what, rows }) =>
      line(
        what,
        ids.map((id) => (rows.get(id) ?? 0).toLocaleString('en')),
      ),
    ),
  ]
}
