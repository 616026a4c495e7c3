import type { TermSource } from '@mwc/contract/members/term-sources'

export const genderWords = { '01': 'Male', '00': 'Female' } as const

export const sourceWords: Record<TermSource, string> = {
  payment: 'Payment',
  promo: 'Free months',
  goodwill: 'Given by staff',
  correction: 'Laid again',
}
