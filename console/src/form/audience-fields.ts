import { usualCountries } from '@mwc/contract/account/people/countries'
import { sectors } from '@mwc/contract/account/people/person-codes'
import { memberStatuses } from '@mwc/contract/membership/member-statuses'
import { planCodes } from '@mwc/contract/membership/plan-codes'
import { nameOfCountry } from '../page/format.ts'
import { planWords } from '../page/payment-words.ts'
import { sectorWords, statusWords } from '../words/person-words.ts'
import type { PlainField } from './record-fields.ts'

const namesIn = (words: Record<string, string>) => (choice: string) => words[choice] ?? choice

/** Whom a campaign or a broadcast is for. */
export const audienceFields: readonly PlainField[] = [
  {
    name: 'statuses',
    label: 'Status',
    kind: 'many',
    choices: memberStatuses,
    nameOf: (id) => statusWords[id as (typeof memberStatuses)[number]].word,
    hint: 'None: every status',
  },
  { name: 'nationalities', label: 'Nationality', kind: 'many', choices: usualCountries, nameOf: nameOfCountry, hint: 'None: every one' },
  { name: 'sectors', label: 'Sector', kind: 'many', choices: sectors, nameOf: namesIn(sectorWords), hint: 'None: every one' },
  {
    name: 'plans',
    label: 'Plan paid for last',
    kind: 'many',
    choices: planCodes,
    nameOf: namesIn(planWords),
    hint: 'None: any, or none yet',
  },
  { name: 'joinedWithinDays', label: 'Joined within days', kind: 'number', hint: 'Empty: whenever', optional: true },
]
