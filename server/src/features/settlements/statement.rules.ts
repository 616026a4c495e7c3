import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import { settleShop } from '@mwc/contract/settlements/settlement-desk.calls'
import type { ShopStatement } from '@mwc/contract/settlements/settlement-desk.schemas'

/** A month of Singapore's calendar: its name, `YYYY-MM`, its first day, and the moments at which it begins and is over. */
export type Month = { name: string; firstDay: string; begins: Date; ends: Date }

/** What a statement adds up, in Singapore cents. */
export type Sums = Pick<ShopStatement, 'uses' | 'usesCents' | 'earlierCents' | 'correctionsCents' | 'totalCents'>

/** @param isBehind whether an earlier month is to be paid first. */
type Standing = { isSettled: boolean; isOver: boolean; isBehind: boolean; totalCents: number }

/** Why a month cannot be settled now; null where it can. */
export function settleRefusal({ isSettled, isOver, isBehind, totalCents }: Standing): RefusalReason | null {
  if (isSettled) return 'shops.settled'
  if (!isOver) return 'shops.monthNotOver'
  if (isBehind) return 'shops.earlierFirst'
  return totalCents > 0 ? null : 'shops.nothingToPay'
}

/** What a role may do with a statement, by the rule of the verb. */
export function statementActsFor(role: StaffRole, standing: Standing): ShopStatement['may'] {
  return mayCall(settleShop, role) && settleRefusal(standing) === null ? ['settle'] : []
}
