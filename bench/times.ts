export type Times = { median: number; p95: number; p99: number; worst: number; count: number }

/** What many times of one thing come to, in their own unit; `Infinity` without any. */
export function timesOf(all: readonly number[]): Times {
  const sorted = all.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Infinity
  return { median: at(0.5), p95: at(0.95), p99: at(0.99), worst: sorted.at(-1) ?? Infinity, count: sorted.length }
}
