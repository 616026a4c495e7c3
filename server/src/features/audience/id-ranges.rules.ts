import type { RangeOfAccounts } from '../../database/selects/select-audience.ts'

/** Ids begin with 32 bits of chance. */
export const beginnings = 2 ** 32
const beginning = (n: number) => n.toString(16).padStart(8, '0')

/** Ids from one beginning until before another. */
export const idsBetween = (first: number, next: number): RangeOfAccounts => ({
  from: `${beginning(first)}-0000-0000-0000-000000000000`,
  to: `${beginning(next - 1)}-ffff-ffff-ffff-ffffffffffff`,
})

/** All ids in so many ranges, one at least. */
export function splitIds(wanted: number): RangeOfAccounts[] {
  const ranges = Math.max(1, wanted)
  const edge = (n: number) => Math.round((n / ranges) * beginnings)
  return Array.from({ length: ranges }, (_, n) => idsBetween(edge(n), edge(n + 1)))
}
