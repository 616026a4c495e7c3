import type { ConcurrentIndexes } from '../../migrate.ts'

/** Lines by what they say: whoever keeps a file is told which of its lines say the same as kept ones. */
export const linesByContent: ConcurrentIndexes = {
  indexes: { statement_line_content: 'statement_line (source_id, day, amount_cents, reference, code)' },
}
