import type { StandsNow } from '@mwc/contract/endpoint/refusal'
import type { Language } from '@mwc/contract/language/language'
import type { MemberRow } from '../../../database/rows.ts'

/** What staff type to correct a record; what is left out stays. */
export type GivenRecord = {
  fullName?: string | undefined
  /** Whole. */
  fin?: string | undefined
  /** `YYYY-MM-DD`. */
  birthDate?: string | undefined
  nationality?: string | undefined
  gender?: string | undefined
  sector?: string | undefined
  company?: string | undefined
  occupation?: string | undefined
  language?: Language | undefined
}

/** The column behind each field; the FIN has several and stands apart. */
const columns = {
  fullName: 'full_name',
  birthDate: 'birth_date',
  nationality: 'nationality',
  gender: 'gender',
  sector: 'sector',
  company: 'company',
  occupation: 'occupation',
  language: 'language',
} as const satisfies Record<Exclude<keyof GivenRecord, 'fin'>, keyof MemberRow>

type Field = keyof typeof columns
const fields = Object.keys(columns) as Field[]

/** The columns that would be another, and what stood in them. */
export function correctionOf(member: MemberRow, given: GivenRecord) {
  const changed = fields.filter((field) => given[field] !== undefined && given[field] !== member[columns[field]])
  const pick = (values: Partial<Record<Field, unknown>>) => Object.fromEntries(changed.map((field) => [field, values[field]]))
  return {
    set: Object.fromEntries(changed.map((field) => [columns[field], given[field]])),
    before: pick(Object.fromEntries(changed.map((field) => [field, member[columns[field]]]))),
    after: pick(given),
  }
}

/** What stands now, for whoever corrects an older record. Of the FIN its end. */
export function standsNow(member: MemberRow): StandsNow {
  const values = Object.fromEntries(fields.map((field) => [field, member[columns[field]]]))
  return { version: member.version, values: { ...values, fin: `…${member.fin_last_four}` } }
}
