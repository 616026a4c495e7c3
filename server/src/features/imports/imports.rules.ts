import {
  countTypedFrom,
  type DateOrder,
  importActs,
  type ImportAct,
  type ImportField,
  importKeptDays,
  type ImportState,
  type SerialBase,
} from '@mwc/contract/imports/import-kinds'
import type { RefusalReason } from '@mwc/contract/endpoint/refusal'

/** Days on which a file can be applied: none of its rows goes while it is. */
const usableDays = importKeptDays - 1

export type ImportStanding = { state: ImportState; added: number; changed: number; madeAt: Temporal.Instant }

const open: readonly ImportState[] = ['uploaded', 'checking', 'checked']

/** Why an act cannot be done to a file now; null where it can. */
export function refusalOf(act: ImportAct, { state, added, changed, madeAt }: ImportStanding, now: Temporal.Instant): RefusalReason | null {
  if (!open.includes(state)) return 'imports.notNow'
  if (act === 'discard') return null
  if (Temporal.Instant.compare(now, madeAt.add({ hours: usableDays * 24 })) >= 0) return 'imports.tooOld'
  return act === 'apply' && (state !== 'checked' || added + changed === 0) ? 'imports.notNow' : null
}

/** What can be done to a file now. */
export function actsOn(standing: ImportStanding, now: Temporal.Instant): ImportAct[] {
  return importActs.filter((act) => refusalOf(act, standing, now) === null)
}

/** Whether the number of new members was typed, where they are many. */
export function isCountRight(added: number, typed: number | undefined): boolean {
  return typed === undefined ? added < countTypedFrom : typed === added
}

type Signs = { dayFirst: number; monthFirst: number; either: string | null; serial: string | null }
type Asked = { columns: Partial<Record<ImportField, number>>; dateOrder?: DateOrder | undefined; serialBase?: SerialBase | undefined }
const dateFields = ['birthDate', 'firstDay', 'lastDay'] as const

/**
 * How the dates of a file are read: as staff say, or as its own dates tell. Those that can be read both ways, with none beside
 * them that tells (or some for each), are asked for, and so are bare numbers.
 */
export function dateReading(
  columns: readonly { dates: Signs }[],
  asked: Asked,
): { dateOrder: DateOrder; serialBase: SerialBase } | { asks: 'dateOrder' | 'serialBase' } {
  const signs = dateFields.flatMap((field) => columns[asked.columns[field] ?? -1]?.dates ?? [])
  const isAny = (kind: 'dayFirst' | 'monthFirst') => signs.some((one) => one[kind] > 0)
  const [dayFirst, monthFirst] = [isAny('dayFirst'), isAny('monthFirst')]
  const isUnsure = dayFirst === monthFirst && (dayFirst || signs.some(({ either }) => either !== null))
  if (isUnsure && asked.dateOrder === undefined) return { asks: 'dateOrder' }
  if (signs.some(({ serial }) => serial !== null) && asked.serialBase === undefined) return { asks: 'serialBase' }
  return { dateOrder: asked.dateOrder ?? (monthFirst ? 'monthFirst' : 'dayFirst'), serialBase: asked.serialBase ?? '1900' }
}
