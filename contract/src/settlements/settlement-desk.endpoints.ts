import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './settlement-desk.calls.ts'
import {
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

export const listShopStatements = defineEndpoint(calls.listShopStatements, {
  summary: 'What each shop is owed for a month, by its name.',
  input: listShopStatementsInput,
  output: listShopStatementsOutput,
  refusals: ['staff.notAllowed'],
})

export const listStatementUses = defineEndpoint(calls.listStatementUses, {
  summary: "The lines of a shop's statement: uses, and what is taken off for those that were taken back after they were paid.",
  input: listStatementUsesInput,
  output: listStatementUsesOutput,
  refusals: ['request.narrow', 'staff.notAllowed'],
})

export const readShopAccount = defineEndpoint(calls.readShopAccount, {
  summary: "A shop's month: its statement, uses by privilege and by day, and what a use is owed.",
  input: readShopAccountInput,
  output: readShopAccountOutput,
  refusals: ['content.notFound', 'staff.notAllowed'],
})

export const setUseRate = defineEndpoint(calls.setUseRate, {
  summary: 'Set what a use at a shop, or of a privilege, is owed from now on. Uses before keep what they were owed. Safe to repeat.',
  input: setUseRateInput,
  output: rateOf,
  refusals: ['content.notFound', 'request.changedMeanwhile', 'staff.notAllowed'],
})

export const settleShop = defineEndpoint(calls.settleShop, {
  summary: 'Note that a month was paid, once. With the same reference it is safe to repeat.',
  input: settleShopInput,
  output: shopStatement,
  refusals: [
    'content.notFound',
    'request.changedMeanwhile',
    'shops.monthNotOver',
    'shops.settled',
    'shops.earlierFirst',
    'shops.nothingToPay',
    'staff.notAllowed',
  ],
})

export const readPoster = defineEndpoint(calls.readPoster, {
  summary: "A shop's poster as one page to print; refused while the shop has no code.",
  input: readPosterInput,
  output: readPosterOutput,
  refusals: ['content.notFound', 'shops.noCode', 'staff.notAllowed'],
})
