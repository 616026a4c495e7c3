import type { WireCall } from '../endpoint/wire-call.ts'

/** Where a list of the desk is had as CSV: the same filter, the same roles. */
export function csvPath({ path }: Pick<WireCall, 'path'>): string {
  return `${path}.csv`
}
