import * as z from 'zod/mini'
import { areaCodes } from '../../fields/mobile-number.ts'
import { nomineeFields, relation } from './nominee.fields.ts'

export const setNomineeInput = nomineeFields

export const readNomineeOutput = z.object({
  /** Null until the member has named somebody. `mobile` is without its prefix. */
  nominee: z.nullable(z.object({ fullName: z.string(), relation, areaCode: z.enum(areaCodes), mobile: z.string() })),
})
