import { countryNames } from '@mwc/contract/account/people/country-names'
import { otherCountries, usualCountries } from '@mwc/contract/account/people/countries'
import { isFin, normaliseFin } from '@mwc/contract/account/people/fin'
import { isMobile, type MobileValue, readMobile } from '@mwc/contract/fields/mobile-number'
import type { ImportProblem } from '@mwc/contract/imports/import-kinds'
import { languages, type Language } from '@mwc/contract/language/language'

/** What a cell says, or what is wrong with it. */
export type Read<T> = { value: T } | { problem: ImportProblem }

const problem = (name: ImportProblem) => ({ problem: name })
const scientific = /^\d+(?:\.\d+)?e\+?\d+$/i
const key = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** A whole FIN; says which part of one is wrong. */
export function readFin(cell: string): Read<string> {
  const fin = normaliseFin(cell).replace(/[-.]/g, '')
  if (/^[ST]\d{7}[A-Z]$/.test(fin)) return problem('finSeries')
  if (!/^[FGM]\d{7}[A-Z]$/.test(fin)) return problem(scientific.test(fin) ? 'scientific' : 'fin')
  return isFin(fin) ? { value: fin } : problem('finLetter')
}

/** Prefix and digits of a mobile number; one without a prefix is of Singapore. */
export function readNumber(cell: string): Read<MobileValue> {
  const text = cell.trim().replace(/^00/, '+')
  if (scientific.test(text)) return problem('scientific')
  const { areaCode, mobile } = readMobile('+65', text)
  return isMobile(areaCode, mobile) ? { value: { areaCode, mobile } } : problem('mobile')
}

const nameOf = countryNames('english')
/** What people of the usual countries are called, and other names of countries. */
const alsoCalled: Record<string, string> = {
  BD: 'bangladeshi',
  IN: 'indian',
  CN: 'chinese prc mainlandchina peoplesrepublicofchina prchina',
  MM: 'myanmar myanmarburma burma burmese myanmarese myanmarnational',
  MY: 'malaysian',
  TH: 'thai',
  PH: 'filipino filipina philippine',
  LK: 'srilankan',
  BT: 'bhutanese',
  KH: 'cambodian',
  LA: 'laotian laopdr',
  KR: 'korea korean southkorean republicofkorea',
  TW: 'taiwanese',
  HK: 'hongkongsar',
  MO: 'macau macaosar',
  ID: 'indonesian',
  VN: 'vietnamese',
  NP: 'nepalese nepali',
  PK: 'pakistani',
}
const countries = new Map(
  [...usualCountries, ...otherCountries].flatMap((code) =>
    [code, nameOf(code), ...(alsoCalled[code]?.split(' ') ?? [])].map((name) => [key(name), code] as const),
  ),
)

/** A nationality by its code, its country's name in English, or what its people are called. */
export function readCountry(cell: string): Read<string> {
  const value = countries.get(key(cell))
  return value === undefined ? problem('country') : { value }
}

/** 01 male, 00 female; of the bare digits Excel took a zero away, and which was meant is not guessed. */
export function readGender(cell: string): Read<string> {
  const text = key(cell)
  if (['01', 'm', 'male', 'man'].includes(text)) return { value: '01' }
  if (['00', 'f', 'female', 'woman'].includes(text)) return { value: '00' }
  return problem(text === '1' || text === '0' ? 'lostZeros' : 'choose')
}

const sectorNames: Record<string, string> = {
  construction: '1',
  manufacturing: '2',
  marineshipyard: '3',
  marine: '3',
  shipyard: '3',
  process: '4',
  services: '5',
  service: '5',
}

/** A sector by its code or name. */
export function readSector(cell: string): Read<string> {
  const text = key(cell)
  const value = /^[1-5]$/.test(text) ? text : sectorNames[text]
  return value === undefined ? problem('choose') : { value }
}

const languageNames: Record<string, Language> = {
  en: 'english',
  zh: 'chinese',
  mandarin: 'chinese',
  bn: 'bengali',
  bangla: 'bengali',
  ta: 'india',
  tamil: 'india',
}

/** A language that members read, by its name. */
export function readLanguage(cell: string): Read<Language> {
  const text = key(cell)
  const value = languageNames[text] ?? languages.find((one) => one === text)
  return value === undefined ? problem('choose') : { value }
}

/** Whether something was agreed to. */
export function readYes(cell: string): Read<boolean> {
  const text = cell.trim().toLowerCase()
  if (['yes', 'y', 'true', '1', 'x', '✓', '✔', 'agreed', 'signed'].includes(text)) return { value: true }
  if (['no', 'n', 'false', '0', '-'].includes(text)) return { value: false }
  return problem('yesOrNo')
}

/** Whole months of a membership, 1 to 60. */
export function readMonths(cell: string): Read<number> {
  const months = /^(\d{1,2})(?:\.0+)?\s*(?:m|mths?|months?)?$/i.exec(cell.trim())?.[1]
  const value = Number(months ?? 0)
  return value >= 1 && value <= 60 ? { value } : problem('months')
}

/** What is shown of a cell: of what looks like an identity number, its end. */
export function shownText(cell: string): string {
  return cell
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ')
    .replace(/([a-z]\d{4})(\d{3}[a-z])/gi, '…$2')
    .slice(0, 60)
    .toWellFormed()
}
