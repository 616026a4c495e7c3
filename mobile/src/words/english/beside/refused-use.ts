import type { RefusalReason } from '@mwc/contract/endpoint/refusal'

/** Why a use was refused, as the server says it in English: the shop's staff, who typed the PIN, hold the phone then. */
export const refusedUse: { readonly [Reason in RefusalReason]?: string } = {
  'server.busy': 'We are very busy right now. Please wait a moment, then try again.',
  'redemptions.shopClosed': 'This shop is not part of the programme any more. Please choose another shop.',
  'redemptions.notHere': 'This cannot be used at this shop. Please look where it can be used.',
  'redemptions.memberLimit': 'You have used all of yours for now',
  'redemptions.dayLimit': 'None left today. Please come again tomorrow.',
  'redemptions.gone': 'None left',
  'redemptions.voucherUsed': 'This voucher has been used already',
  'redemptions.voucherExpired': 'This voucher has ended',
  'redemptions.wrongPin': 'The shop PIN is wrong. Please ask the shop staff to type it again.',
  'redemptions.pinLocked': 'Too many wrong PINs. Please wait 15 minutes, or scan the shop’s QR code.',
  'redemptions.noPin': 'This shop has no PIN. Please scan the shop’s QR code.',
  'redemptions.keyReused': 'Your last try may have been counted. Please check what you have used, then try again.',
}
