/** As many as are remembered of one name; of ids the newer ones. */
const mostOfAName = 60
/** What wraps the records of an answer, and names no kind of record. */
const wrappers = new Set(['data', 'items', 'item', 'now', 'values'])

/** The plural of what an id names: `batches` of `batchId`. */
const plural = (name: string) => (/(ch|s|x)$/.test(name) ? `${name}es` : `${name}s`)

/** What answers named so far, by a field's name; ids by the kind of record, as the path or the field around them has it. */
export class KnownValues {
  readonly #of = new Map<string, unknown[]>()
  readonly #given = new Set<string>()

  /** What may stand in a field of a call. */
  of(path: string, name: string): readonly unknown[] {
    if (name === 'id') return this.#idsOf(/([\w-]+)\/\{id\}/.exec(path)?.[1] ?? '')
    const own = this.#of.get(name) ?? []
    return own.length === 0 && name.endsWith('Id') ? this.#idsOf(plural(name.slice(0, -2))) : own
  }

  /** Learns from the answer of a call. */
  learn(path: string, answer: unknown): void {
    const names = path.replace(/\.csv$/, '').split('/')
    this.#walk(names.findLast((name) => !name.startsWith('{')) ?? '', answer, 0)
  }

  /** Says what a field may have; nothing is learned of it: answers may write it otherwise than calls take it. */
  give(name: string, values: readonly unknown[]): void {
    this.#of.set(name, [...values])
    this.#given.add(name)
  }

  #walk(kind: string, value: unknown, depth: number): void {
    if (depth > 7 || typeof value !== 'object' || value === null) return
    for (const [name, inside] of Object.entries(value)) {
      const isRecord = typeof inside === 'object' && !Array.isArray(value) && !wrappers.has(name)
      if (typeof inside === 'object') this.#walk(isRecord ? name : kind, inside, depth + 1)
      else this.#keep(name === 'id' ? `id of ${kind}` : name, inside)
    }
  }

  /** Ids of a kind: its own, or of a longer name that ends so (`promo-batches`); any where none is known. */
  #idsOf(kind: string): readonly unknown[] {
    const ids = [...this.#of].filter(([key]) => key.startsWith('id of '))
    const own = ids.filter(([key]) => key === `id of ${kind}` || key.endsWith(`-${kind}`))
    return (own.length > 0 ? own : ids).flatMap(([, values]) => values)
  }

  #keep(key: string, value: unknown): void {
    if (this.#given.has(key)) return
    const kept = this.#of.get(key) ?? []
    this.#of.set(key, kept)
    if (kept.includes(value) || value === null) return
    if (kept.length >= mostOfAName && key.startsWith('id of ')) kept.shift()
    if (kept.length < mostOfAName) kept.push(value)
  }
}
