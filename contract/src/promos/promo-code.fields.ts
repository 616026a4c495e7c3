import * as z from 'zod/mini'
import { normalisePromoCode } from './code/promo-code.ts'

export const promoCode = z.string().check(
  z.overwrite((text: string) => normalisePromoCode(text) ?? ''),
  z.minLength(1, { error: 'promo' }),
)
