import { normalisePromoCode } from '@mwc/contract/promos/code/promo-code'
import { readStored, writeStored } from '../storage/storage.ts'

const storageKey = 'PROMO_KEPT'

/** Keeps the code of a link (`?promo=WELCOME3`) or a scan through log-in and sign-up; anything else is ignored. */
export function storePromo(text: string): void {
  const code = normalisePromoCode(text)
  if (code !== null) writeStored('localStorage', storageKey, code)
}

/** The code that is kept for the payment; null where there is none. */
export function storedPromo(): string | null {
  return normalisePromoCode(readStored('localStorage', storageKey) ?? '')
}

/** An order holds the code now, or the member closed its entry. */
export function forgetPromo(): void {
  writeStored('localStorage', storageKey, null)
}
