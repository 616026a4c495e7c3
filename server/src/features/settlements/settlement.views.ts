import type { RateOf, ShopStatement } from '@mwc/contract/settlements/settlement-desk.schemas'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { RateRow } from './rates.repo.ts'
import { type Month, statementActsFor, type Sums } from './statement.rules.ts'
import type { SettledMonth } from './statements.repo.ts'

/** Nothing open, as of a shop where nothing was used. */
export const nothingOpen: Sums = { uses: 0, usesCents: 0, earlierCents: 0, correctionsCents: 0, totalCents: 0 }

type Standing = { open: Sums | undefined; settled: SettledMonth | undefined; isBehind: boolean; isOver: boolean; role: StaffRole }

/** A statement as it was settled, or as it stands open. */
export function statementView(
  shop: Pick<ShopStatement, 'id' | 'name'>,
  month: Month,
  { open = nothingOpen, settled, isBehind, isOver, role }: Standing,
): ShopStatement {
  const { uses, usesCents, earlierCents, correctionsCents, totalCents } = settled ?? open
  return {
    id: shop.id,
    name: shop.name,
    month: month.name,
    uses,
    usesCents,
    earlierCents,
    correctionsCents,
    totalCents,
    settled: settled ? { reference: settled.reference, at: settled.settledAt.toISOString(), by: settled.username } : null,
    may: statementActsFor(role, { isSettled: settled !== undefined, isOver, isBehind, totalCents }),
  }
}

/** The amounts of one shop or privilege; `rows` are its own, the newest first. */
export function rateView({ id, name }: { id: string; name: string }, rows: readonly RateRow[]): RateOf {
  const history = rows.map((row) => ({ cents: row.cents, from: row.set_at.toISOString(), by: row.username, reason: row.reason }))
  return { id, name, version: rows[0]?.version ?? 0, cents: rows[0]?.cents ?? null, history }
}
