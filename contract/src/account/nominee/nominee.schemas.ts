import * as z from 'zod/mini'
import { fullName } from '../people/person.fields.ts'
import { mobileFields, mobileMatchesArea } from '../../fields/mobile.fields.ts'
import { areaCodes } from '../../fields/mobile-number.ts'
import { nomineeRelations } from './nominee-relations.ts'

const relation = z.enum(nomineeRelations, { error: 'choose' })

/** Whom the insurance is to pay if the member dies. The number may be that of any country with a prefix of `areaCodes`. */
export const setNomineeInput = z.object({ fullName, relation, ...mobileFields }).check(mobileMatchesArea)

export const readNomineeOutput = z.object({
  /** Null until the member has named somebody. `mobile` is without its prefix. */
  nominee: z.nullable(z.object({ fullName: z.string(), relation, areaCode: z.enum(areaCodes), mobile: z.string() })),
})
