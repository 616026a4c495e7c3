/** How far a log of PostgreSQL is (`pg_lsn`), as a number: what came later is greater. */
export type Position = bigint

const form = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i
/** A log is written in pages of so many bytes, each with a head, the first of a file with a longer one. */
const page = 8192n
const heads = new Set([24n, 40n])

/** A position as PostgreSQL writes it (`16/B374D848`); undefined for any other text. */
export function readPosition(text: string): Position | undefined {
  const [, high, low] = form.exec(text) ?? []
  return high === undefined || low === undefined ? undefined : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

/** The same the other way round. */
export function writePosition(position: Position): string {
  return `${(position >> 32n).toString(16)}/${(position & 0xffff_ffffn).toString(16)}`.toUpperCase()
}

/**
 * Where what was written ends, by the place where the next record begins: behind the head of a page on which nothing stands yet
 * no replica will have come until more is written.
 */
export function endBefore(next: Position): Position {
  const over = next % page
  return heads.has(over) ? next - over : next
}
