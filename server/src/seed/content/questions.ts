import type { SeedQuestion } from './content-shapes.ts'
import { accountAndHelp } from './questions-account-help.ts'
import { membershipAndPayment } from './questions-membership-payment.ts'
import { privilegesAndInsurance } from './questions-privileges-insurance.ts'

/** Every answer holds for this app as it is; where a number is a setting, it is the setting's default. */
export const questions: readonly SeedQuestion[] = [...membershipAndPayment, ...privilegesAndInsurance, ...accountAndHelp]
