/** What is measured of a request beside its own time: a statement of the database, or a call of an outside party. */
export type SpanKind = 'statement' | 'party'
type Around = <T>(kind: SpanKind, said: string, work: () => Promise<T>) => Promise<T>

let around: Around | null = null

/**
 * Measures work where traces are taken; does it and nothing else where they are not.
 * @param said a statement's text, which has no values in it, or a party's name
 */
export function inSpan<T>(kind: SpanKind, said: string, work: () => Promise<T>): Promise<T> {
  return around === null ? work() : around(kind, said, work)
}

/** Has work measured from now on; null: no longer. */
export function measureBy(measure: Around | null): void {
  around = measure
}
