import type { Encryption } from '../../../keys/encryption.ts'

/** The keyed hash of a shop's PIN: without the server's key, its million possibilities cannot be tried. */
export function hashShopPin(encryption: Encryption, shopId: string, pin: string): string {
  return encryption.lookup('shop-pin', `${shopId} ${pin}`)
}

/** The keyed hash of a poster's code. */
export function hashShopCode(encryption: Encryption, code: string): string {
  return encryption.lookup('shop-code', code)
}
