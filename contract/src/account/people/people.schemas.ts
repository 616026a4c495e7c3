import * as z from 'zod/mini'
import { language } from '../../language/language.fields.ts'
import { membership } from '../../membership/membership.schemas.ts'
import { marketingConsents } from './consent-kinds.ts'
import { shownWording } from './consents.fields.ts'

/** The member's own record as the app holds it (USER_INFO). The FIN is never whole. */
export const userInfo = z.object({
  id: z.uuid(),
  fullName: z.string(),
  memberNumber: z.string(),
  /** Masked, e.g. `+65 •••• 0001`. */
  mobile: z.string(),
  /** Last four characters of the FIN, e.g. `567N`. */
  finLastFour: z.string(),
  nationality: z.string(),
  language,
})
export type UserInfo = z.infer<typeof userInfo>

export const meOutput = z.object({
  user: userInfo,
  membership,
  /** An open order that can be continued: its latest payment. */
  continuePaymentId: z.nullable(z.uuid()),
  /** For builds before `mayBePaidId`: the latest that ended with its QR code and may be paid, where none can be continued. */
  latePaymentId: z._default(z.nullable(z.uuid()), null),
  /** The latest payment whose money may come, also while another can be continued. Absent in what older builds keep. */
  mayBePaidId: z._default(z.nullable(z.uuid()), null),
  /** The latest payment whose money made months less than a day ago. Absent in what older builds keep. */
  paidLatelyId: z._default(z.nullable(z.uuid()), null),
  /** The payment whose money staff look at; until they decided, nobody is asked to pay again. */
  reviewedPaymentId: z.nullable(z.uuid()),
  /** That payment has its months: its money can only go back, so who wants to renew pays. Absent in what older builds keep. */
  reviewOnlyGoesBack: z._default(z.boolean(), false),
  /** That money came for months that are paid already. Absent as above. */
  reviewCameTwice: z._default(z.boolean(), false),
  consents: z.record(z.enum(marketingConsents), z.boolean()),
  mustSetPassword: z.boolean(),
  /** Notifications that were not read; 100 stands for more. */
  unreadNotifications: z._default(z.int(), 0),
  /** Whether somebody asks staff to move the account to another phone. */
  moveAsked: z._default(z.boolean(), false),
  /** Changes with each photo of the member; null without one. The picture itself is at `photoPath`. */
  photo: z._default(z.nullable(z.string()), null),
})

export const setConsentInput = z.object({ kind: z.enum(marketingConsents), given: z.boolean(), wording: shownWording })

export const setLanguageInput = z.object({ language })
