import * as z from 'zod/mini'
import { fullName } from '../people/person.fields.ts'
import { mobileFields, mobileMatchesArea } from '../../fields/mobile.fields.ts'
import { nomineeRelations } from './nominee-relations.ts'

export const relation = z.enum(nomineeRelations, { error: 'choose' })

/** Whom the insurance is to pay if the member dies. The number may be that of any country with a prefix of `areaCodes`. */
export const nomineeFields = z.object({ fullName, relation, ...mobileFields }).check(mobileMatchesArea)
