export type Import = { from: string; to: string }
type Graph = Map<string, Map<string, Import>>

/** The folders that two files lie in both, from the root down, and what of each folder's content holds the one and the other. */
function sides(from: string, to: string): { folder: string; own: string; other: string } {
  const [a, b] = [from.split('/'), to.split('/')]
  let depth = 0
  while (depth < a.length && a[depth] === b[depth]) depth += 1
  return { folder: a.slice(0, depth).join('/'), own: a.slice(0, depth + 1).join('/'), other: b.slice(0, depth + 1).join('/') }
}

/** One way back to where it began, if there is one. */
function circleFrom(start: string, graph: Graph): Import[] | null {
  const cameBy = new Map<string, { before: string; by: Import }>()
  const waiting = [start]
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    for (const [next, by] of graph.get(at) ?? []) {
      if (next === start) {
        const circle = [by]
        for (let back = at; back !== start;) {
          const step = cameBy.get(back)
          if (!step) break
          circle.unshift(step.by)
          back = step.before
        }
        return circle
      }
      if (cameBy.has(next)) continue
      cameBy.set(next, { before: at, by })
      waiting.push(next)
    }
  }
  return null
}

/**
 * Circles of imports among files and folders side by side, on every level of the tree.
 * A folder imports what any file in it does. Answers with one circle, as its imports, for each that there is.
 */
export function findCircles(imports: readonly Import[]): Import[][] {
  const levels = new Map<string, Graph>()
  for (const one of imports) {
    const { folder, own, other } = sides(one.from, one.to)
    if (own === other) continue
    const graph = levels.get(folder) ?? new Map<string, Map<string, Import>>()
    levels.set(folder, graph)
    const known = graph.get(own) ?? new Map<string, Import>()
    graph.set(own, known)
    if (!known.has(other)) known.set(other, one)
  }
  const circles = new Map<string, Import[]>()
  for (const graph of levels.values()) {
    for (const start of graph.keys()) {
      const circle = circleFrom(start, graph)
      if (!circle) continue
      const places = circle.map(({ from, to }) => sides(from, to).own)
      circles.set(places.toSorted().join(), circle)
    }
  }
  return [...circles.values()]
}
