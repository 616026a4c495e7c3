import type { StaffRole } from '../endpoint/access.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type {
  listShopStatementsInput,
  listShopStatementsOutput,
  listStatementUsesInput,
  listStatementUsesOutput,
  rateOf,
  readPosterInput,
  readPosterOutput,
  readShopAccountInput,
  readShopAccountOutput,
  settleShopInput,
  setUseRateInput,
  shopStatement,
} from './settlement-desk.schemas.ts'

const readers: readonly StaffRole[] = ['admin', 'finance', 'membership']

/** What is owed, and that it was paid, is money. */
const payers: readonly StaffRole[] = ['admin', 'finance']

export const listShopStatements: WireCall<'staff', typeof listShopStatementsInput, typeof listShopStatementsOutput> = {
  method: 'GET',
  path: '/desk/shop-statements',
  access: 'staff',
  roles: readers,
}

export const listStatementUses: WireCall<'staff', typeof listStatementUsesInput, typeof listStatementUsesOutput> = {
  method: 'GET',
  path: '/desk/shop-statement-uses',
  access: 'staff',
  roles: readers,
}

export const readShopAccount: WireCall<'staff', typeof readShopAccountInput, typeof readShopAccountOutput> = {
  method: 'GET',
  path: '/desk/shops/:id/account',
  access: 'staff',
  roles: readers,
}

export const setUseRate: WireCall<'staff', typeof setUseRateInput, typeof rateOf> = {
  method: 'POST',
  path: '/desk/use-rates',
  access: 'staff',
  roles: payers,
}

export const settleShop: WireCall<'staff', typeof settleShopInput, typeof shopStatement> = {
  method: 'POST',
  path: '/desk/shops/:id/settle',
  access: 'staff',
  roles: payers,
}

/** Whoever has the poster's code can use up what the shop gives. */
export const readPoster: WireCall<'staff', typeof readPosterInput, typeof readPosterOutput> = {
  method: 'GET',
  path: '/desk/shops/:id/poster',
  access: 'staff',
  roles: ['admin', 'membership'],
}
