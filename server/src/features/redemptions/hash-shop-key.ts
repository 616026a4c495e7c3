import type { Seal } from '../../keys/encryption.ts'

/** The keyed hash of a shop's PIN: without the server's key, its million possibilities cannot be tried. */
export function hashShopPin(seal: Seal, shopId: string, pin: string): string {
  return seal.lookup('shop-pin', `${shopId} ${pin}`)
}

/** The keyed hash of a poster's code. */
export function hashShopCode(seal: Seal, code: string): string {
  return seal.lookup('shop-code', code)
}
