import * as z from 'zod/mini'
import { mobileFields, mobileMatchesArea } from '../../fields/mobile.fields.ts'
import { memberStatuses } from '../../membership/member-statuses.ts'
import { day } from '../../time/day.fields.ts'

/** As it stands on the card: `M`, six digits or more, a check letter. Spaces, dashes and case are ignored. */
export const memberNumber = z.string({ error: 'required' }).check(
  z.overwrite((text) => text.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()),
  z.minLength(1, { error: 'required', abort: true }),
  z.regex(/^M\d{6,12}[A-L]$/, { error: 'invalid' }),
)

/** A member who was found. Another's name and number are masked: `R•••• U••••`, `+65 •••• 0001`. */
export const foundMember = z.object({
  own: z.boolean(),
  fullName: z.string(),
  mobile: z.string(),
  memberNumber: z.string(),
  status: z.enum(memberStatuses),
  /** Last day of the membership; null where there was none. */
  lastDay: z.nullable(day),
  /** The server's clock, an instant. */
  checkedAt: z.iso.datetime(),
})
export type FoundMember = z.infer<typeof foundMember>

export const checkMemberInput = z.object({ ...mobileFields, memberNumber }).check(mobileMatchesArea)
