import * as z from 'zod/mini'
import { language } from '../../language/language.fields.ts'

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
