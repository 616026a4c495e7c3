import { readStored, writeStored } from '../storage/storage.ts'

const storageKey = 'PAYMENT_TOLD'
/** Of more nobody is told within the day that counts. */
const mostKept = 5

/** Ids of the payments of which the member has seen that their money came. */
export function paymentsTold(): readonly string[] {
  return readStored('localStorage', storageKey)?.split(' ') ?? []
}

/** Notes that the member has seen it of this payment; not on a page that lies behind another app. */
export function notePaymentTold(id: string): void {
  if (document.visibilityState === 'hidden') return
  const others = paymentsTold().filter((one) => one !== id)
  writeStored('localStorage', storageKey, [...others, id].slice(-mostKept).join(' '))
}
