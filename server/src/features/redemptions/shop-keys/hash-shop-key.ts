import type { Encryption } from '../../../keys/encryption.ts'

/** The keyed hash of a shop's PIN: without the server's key, its million possibilities cannot be tried. */
export function hashShopPin(encryption: Encryption, shopId: string, pin: string): string {
  return shopPinHashes(encryption, shopId, pin)[0] ?? ''
}

/** The same under each look-up key: any of them opens. */
export function shopPinHashes(encryption: Encryption, shopId: string, pin: string): string[] {
  return encryption.lookups('shop-pin', `${shopId} ${pin}`)
}

/** The keyed hashes of a poster's code: the first is written. */
export function shopCodeHashes(encryption: Encryption, code: string): string[] {
  return encryption.lookups('shop-code', code)
}
