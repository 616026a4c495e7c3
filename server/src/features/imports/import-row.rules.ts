import type { ConsentKind } from '@mwc/contract/account/people/consent-kinds'
import { marketingConsents } from '@mwc/contract/account/people/consent-kinds'
import { type ImportChange, type ImportField, type ImportProblem, personFields } from '@mwc/contract/imports/import-kinds'
import type { Language } from '@mwc/contract/language/language'

/** What is wrong with a cell; `otherRow` has the same. */
export type RowFault = { field: ImportField; problem: ImportProblem; text: string; otherRow: number | null }

export type ImportedPerson = {
  fullName?: string | undefined
  /** `YYYY-MM-DD`. */
  birthDate?: string | undefined
  nationality?: string | undefined
  gender?: string | undefined
  sector?: string | undefined
  company?: string | undefined
  occupation?: string | undefined
  language?: Language | undefined
}

/** Days of Singapore, both included. */
export type ImportedTerm = { firstDay: string; lastDay: string; months: number }

/** A row of a file as its cells were read. */
export type ImportRow = {
  number: number
  /** Whole. */
  fin: string | null
  /** E.164. */
  mobile: string | null
  person: ImportedPerson
  term: ImportedTerm | null
  consents: Partial<Record<ConsentKind, boolean>>
  faults: readonly RowFault[]
}

/** What stands of the person of a row. */
export type RowStanding = {
  /** The account with the row's FIN. */
  member: (Required<ImportedPerson> & { id: string; mobile: string | null; deactivated: boolean }) | null
  /** Whose the row's number is; null for nobody's. */
  numberHolder: string | null
  finBlocked: boolean
  /** An account with this FIN was closed. */
  closed: boolean
  /** The terms of the account, taken back ones, too. */
  terms: readonly { firstDay: string; lastDay: string; voided: boolean }[]
  /** What was said last of each consent, and when. */
  consents: Partial<Record<ConsentKind, { given: boolean; at: Date }>>
}

export type Judging = { changes: readonly ImportChange[]; fileAt: Date }

/** What a row would do. */
export type Judged =
  | { outcome: 'wrong'; faults: RowFault[] }
  | { outcome: 'leave' }
  | { outcome: 'add' }
  | { outcome: 'change'; person: ImportedPerson; term: ImportedTerm | null; consents: Partial<Record<ConsentKind, boolean>> }

const faultOf = (field: ImportField, problem: ImportProblem, text = ''): RowFault => ({ field, problem, text, otherRow: null })

/** What a row would do to what stands. A row with any fault does nothing. */
export function judgeRow(row: ImportRow, standing: RowStanding, judging: Judging): Judged {
  const { member } = standing
  const faults = [...row.faults, ...(member ? faultsOfKnown(row, standing, judging) : faultsOfNew(row, standing))]
  if (faults.length > 0) return { outcome: 'wrong', faults }
  if (!member) return { outcome: 'add' }
  const chosen = (change: ImportChange) => judging.changes.includes(change)
  const person = Object.fromEntries(
    Object.entries(row.person).filter(
      ([field, value]) => value !== undefined && chosen(field as ImportChange) && value !== member[field as keyof ImportedPerson],
    ),
  ) as ImportedPerson
  const term = chosen('term') && row.term && !isThere(row.term, standing.terms) ? row.term : null
  const consents = chosen('consents') ? saidAnew(row, standing, judging.fileAt) : {}
  const isSame = Object.keys(person).length === 0 && term === null && Object.keys(consents).length === 0
  return isSame ? { outcome: 'leave' } : { outcome: 'change', person, term, consents }
}

function faultsOfNew(row: ImportRow, { numberHolder, finBlocked, closed }: RowStanding): RowFault[] {
  const isWrong = (field: ImportField) => row.faults.some((fault) => fault.field === field)
  const values: Partial<Record<ImportField, unknown>> = { ...row.person, fin: row.fin, mobile: row.mobile }
  const missing = personFields.filter((field) => !isWrong(field) && (values[field] === undefined || values[field] === null))
  const unsigned = (['declaration', 'membership'] as const).filter((kind) => !isWrong(kind) && row.consents[kind] !== true)
  return [
    ...missing.map((field) => faultOf(field, 'required')),
    ...unsigned.map((kind) => faultOf(kind, 'mustTick')),
    ...(numberHolder === null ? [] : [faultOf('mobile', 'mobileTaken', row.mobile ?? '')]),
    ...(finBlocked ? [faultOf('fin', 'finBlocked')] : []),
    ...(closed ? [faultOf('fin', 'closed')] : []),
  ]
}

function faultsOfKnown(row: ImportRow, { member, terms }: RowStanding, { changes }: Judging): RowFault[] {
  if (member?.deactivated) return [faultOf('fin', 'deactivated')]
  const overlaps = changes.includes('term') && row.term !== null && !isThere(row.term, terms) && isOverlapping(row.term, terms)
  return [
    ...(row.mobile !== null && row.mobile !== member?.mobile ? [faultOf('mobile', 'otherMobile', row.mobile)] : []),
    ...(overlaps ? [faultOf('firstDay', 'termOverlaps', `${row.term?.firstDay} – ${row.term?.lastDay}`)] : []),
  ]
}

/** Whether a term of these very days was made before; one that staff took back is not brought again. */
const isThere = (term: ImportedTerm, terms: RowStanding['terms']) =>
  terms.some(({ firstDay, lastDay }) => firstDay === term.firstDay && lastDay === term.lastDay)

const isOverlapping = (term: ImportedTerm, terms: RowStanding['terms']) =>
  terms.some(({ firstDay, lastDay, voided }) => !voided && firstDay <= term.lastDay && term.firstDay <= lastDay)

/**
 * What a file may say of consents: a yes only where nothing was ever said, so that none that was withdrawn comes back; a no to
 * advertising that was agreed to before the file was uploaded.
 */
function saidAnew({ consents }: ImportRow, { consents: said }: RowStanding, fileAt: Date): Partial<Record<ConsentKind, boolean>> {
  const isNew = ([kind, given]: [ConsentKind, boolean]) => {
    const last = said[kind]
    if (!last) return given
    return !given && last.given && last.at < fileAt && (marketingConsents as readonly ConsentKind[]).includes(kind)
  }
  return Object.fromEntries((Object.entries(consents) as [ConsentKind, boolean][]).filter(isNew))
}
