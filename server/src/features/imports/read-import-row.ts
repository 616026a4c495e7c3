import type { ConsentKind } from '@mwc/contract/account/people/consent-kinds'
import { isAgeAllowed } from '@mwc/contract/account/people/birth-date'
import { company, fullName, occupation } from '@mwc/contract/account/people/person.fields'
import type { DateOrder, ImportField, ImportProblem, SerialBase } from '@mwc/contract/imports/import-kinds'
import type { Language } from '@mwc/contract/language/language'
import type { ImportLayout } from '../../database/tables/import-tables.ts'
import { isFirstDay, isLastDay } from '../../csv/possible-days.rules.ts'
import { mobileUnder } from '../account/people/read-mobile.ts'
import { lastDayOf } from '../membership/last-day-of.ts'
import * as cells from './cells.rules.ts'
import { readDate } from './dates.rules.ts'
import type { ImportRow, RowFault } from './import-row.rules.ts'

/** How the cells of a file are read. */
export type Reading = Pick<ImportLayout, 'columns' | 'signedOnPaper'> & { dateOrder: DateOrder; serialBase: SerialBase; today: string }

const lines = { fullName, company, occupation }
const consentFields = [
  'declaration',
  'membership',
  'marketingSms',
  'marketingMessaging',
  'marketingCall',
] as const satisfies readonly ConsentKind[]

/** Reads a row's cells by the rules of sign-up; what is wrong with one stands among the faults. An empty cell says nothing. */
export function readImportRow(number: number, record: readonly string[], layout: Reading): ImportRow {
  const faults: RowFault[] = []
  const cellOf = (field: ImportField) => (record[layout.columns[field] ?? -1] ?? '').replace(/^'/, '').trim()
  const fault = (field: ImportField, problem: ImportProblem) =>
    void faults.push({ field, problem, text: cells.shownText(cellOf(field)), otherRow: null })

  function read<T>(field: ImportField, reader: (cell: string) => cells.Read<T>): T | undefined {
    const cell = cellOf(field)
    if (cell === '') return undefined
    const found = reader(cell)
    if ('value' in found) return found.value
    fault(field, found.problem)
    return undefined
  }
  const line = (field: keyof typeof lines) =>
    read(field, (cell) => {
      const parsed = lines[field].safeParse(cell)
      return parsed.success
        ? { value: parsed.data }
        : { problem: parsed.error.issues[0]?.message === 'tooLong' ? 'tooLong' : 'englishOnly' }
    })
  const day = (field: ImportField, isPossible = (_day: string, _today: string) => true) =>
    read(field, (cell) => {
      const found = readDate(cell, layout)
      if (typeof found === 'string') return { problem: found }
      return isPossible(found.day, layout.today) ? { value: found.day } : { problem: 'otherTime' }
    })
  const mobile = () =>
    read('mobile', (cell) => {
      const typed = cells.readNumber(cell)
      if ('problem' in typed) return typed
      const value = mobileUnder(typed.value.areaCode, typed.value.mobile)
      return value === null ? { problem: 'mobile' } : { value }
    })

  const birthDate = day('birthDate')
  if (birthDate !== undefined && !isAgeAllowed(birthDate, layout.today)) fault('birthDate', 'age')
  const consents = Object.fromEntries(
    consentFields.flatMap((kind) => {
      const given = read(kind, cells.readYes)
      return given === undefined ? [] : [[kind, given]]
    }),
  ) as ImportRow['consents']
  return {
    number,
    fin: read('fin', cells.readFin) ?? null,
    mobile: mobile() ?? null,
    person: {
      fullName: line('fullName'),
      birthDate,
      nationality: read('nationality', cells.readCountry),
      gender: read('gender', cells.readGender),
      sector: read('sector', cells.readSector),
      company: line('company'),
      occupation: line('occupation'),
      language: read<Language>('language', cells.readLanguage),
    },
    term: readTerm(),
    consents: layout.signedOnPaper ? { declaration: true, membership: true, ...consents } : consents,
    faults,
  }

  function readTerm(): ImportRow['term'] {
    if (['firstDay', 'lastDay', 'months'].every((field) => cellOf(field as ImportField) === '')) return null
    const before = faults.length
    const [firstDay, lastDay, given] = [day('firstDay', isFirstDay), day('lastDay', isLastDay), read('months', cells.readMonths)]
    if (faults.length > before) return null
    if (firstDay === undefined || (lastDay === undefined && given === undefined)) {
      fault(firstDay === undefined ? 'firstDay' : 'lastDay', 'termIncomplete')
      return null
    }
    const months = given ?? monthsBetween(firstDay, lastDay ?? firstDay)
    const ends = lastDayOf(firstDay, months)
    if (months < 1 || months > 60 || (lastDay !== undefined && lastDay !== ends)) {
      fault(lastDay === undefined ? 'months' : 'lastDay', 'termDays')
      return null
    }
    return { firstDay, lastDay: ends, months }
  }
}

/** Whole months that a term of these days can be of; a last day that fits none is told by the ledger's rule. */
function monthsBetween(firstDay: string, lastDay: string): number {
  const after = Temporal.PlainDate.from(lastDay).add({ days: 1 })
  const since = Temporal.PlainDate.from(firstDay).until(after, { largestUnit: 'months' })
  const whole = since.months + (since.days > 0 ? 1 : 0)
  return lastDayOf(firstDay, Math.max(1, since.months)) === lastDay ? since.months : whole
}
