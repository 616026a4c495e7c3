import { waitForVersions } from '../../../database/reads/wait-for-version.ts'
import { readPaymentVersions } from './own-payments.repo.ts'

/** Waits until a payment's version is past the one at hand. */
export const waitForPayment = waitForVersions('payment', readPaymentVersions)
