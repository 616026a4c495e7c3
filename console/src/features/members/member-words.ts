import type { LedgerSource } from '@mwc/contract/members/term-sources'

export const genderWords = { '01': 'Male', '00': 'Female' } as const

export const sourceWords: Record<LedgerSource, string> = {
  payment: 'Payment',
  promo: 'Free months',
  goodwill: 'Given by staff',
  correction: 'Moved up: an earlier term was voided',
  import: 'From an uploaded list',
}
