import * as z from 'zod/mini'
import { isMobile, wrongMobile } from '../../fields/mobile-number.ts'
import type { AreaCode } from '../../fields/mobile-number.ts'
import { areaCode, mobileDigits } from '../../fields/mobile.fields.ts'
import { birthDate, finFieldsAgree, finFront, finLastFour, nationality } from '../people/person.fields.ts'
import { ticket } from '../proofs/proofs.fields.ts'

const oldMobileMatchesArea = z.refine<{ oldAreaCode: AreaCode; oldMobile: string }>(
  (value) => isMobile(value.oldAreaCode, value.oldMobile),
  { path: ['oldMobile'], error: ({ input }) => wrongMobile((input as { oldAreaCode: AreaCode }).oldAreaCode) },
)

/** The form for whoever lost the phone that the account knows. */
export const findAccountInput = z
  .object({
    proof: ticket,
    oldAreaCode: areaCode,
    oldMobile: mobileDigits,
    fin: finFront,
    finLastFour,
    nationality,
    /** `DD/MM/YYYY`. */
    birthDate,
  })
  .check(finFieldsAgree, oldMobileMatchesArea)
