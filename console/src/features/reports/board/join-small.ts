export type Group = { name: string; n: number }

/** So many are no single person. */
export const leastOfGroup = 5

/**
 * Groups of five and more, the largest first; smaller ones stand together as others, with the next larger one where they alone
 * were still too few: what is left out could be told from the sum. Nothing where all together are too few.
 */
export function joinSmall(groups: readonly Group[]): Group[] {
  const ordered = groups.filter(({ n }) => n > 0).toSorted((a, b) => b.n - a.n || a.name.localeCompare(b.name))
  const own = ordered.filter(({ n }) => n >= leastOfGroup)
  let others = ordered.slice(own.length).reduce((sum, { n }) => sum + n, 0)
  while (others > 0 && others < leastOfGroup) {
    const next = own.pop()
    if (!next) return []
    others += next.n
  }
  return others === 0 ? own : [...own, { name: 'Others', n: others }]
}
