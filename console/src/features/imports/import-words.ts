import {
  importLimits,
  type ImportChange,
  type ImportEncoding,
  type ImportFileFault,
  type ImportState,
} from '@mwc/contract/imports/import-kinds'
import type { StateTone } from '../../page/state-chip.tsx'

export const stateWords: Record<ImportState, { tone: StateTone; word: string }> = {
  uploaded: { tone: 'waiting', word: 'Say its columns' },
  checking: { tone: 'info', word: 'Being checked' },
  checked: { tone: 'waiting', word: 'Ready to apply' },
  applying: { tone: 'info', word: 'Being applied' },
  done: { tone: 'good', word: 'Applied' },
  discarded: { tone: 'over', word: 'Put aside' },
}

/** Why nothing of a file is taken, and what to do. */
export const faultWords: Record<ImportFileFault, string> = {
  encoding: 'These bytes are no text that can be read for sure.',
  empty: 'There are no rows under the heads of the columns.',
  quotes: 'A quotation mark does not end, or stands where none may. Is the file whole?',
  width: 'This row has more or fewer cells than the first. Is the file whole?',
  doubledColumn: 'This column stands twice. Rename or remove one of them.',
  tooManyColumns: `A file has at most ${importLimits.columns} columns.`,
  tooManyRows: `A file has at most ${importLimits.rows.toLocaleString('en-SG')} rows. Split it, and upload one part after the other.`,
}

export const encodingWords: Record<ImportEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16, big-endian',
  'windows-1252': 'Windows-1252, Western European',
  gb18030: 'GB18030, simplified Chinese',
  big5: 'Big5, traditional Chinese',
}

/** What a file may change of members who are there already. */
export const changeWords: Record<ImportChange, string> = {
  fullName: 'Full name',
  birthDate: 'Birth date',
  nationality: 'Nationality',
  gender: 'Gender',
  sector: 'Sector',
  company: 'Company',
  occupation: 'Occupation',
  language: 'Language',
  term: 'Add the membership',
  consents: 'Withdraw consents',
}

export const number = (count: number): string => count.toLocaleString('en-SG')
