import { writeStored } from '../storage/storage.ts'

/** Notes that the member has seen of this payment that its money came. */
export function notePaymentTold(id: string): void {
  writeStored('localStorage', 'PAYMENT_TOLD', id)
}
