import { otherCountries, usualCountries } from '@mwc/contract/account/people/countries'
import { genders, sectors } from '@mwc/contract/account/people/person-codes'
import { languageNames, languages } from '@mwc/contract/language/language'
import { correctMember } from '@mwc/contract/members/member-acts-desk.calls'
import type { DeskMemberDetail } from '@mwc/contract/members/member-desk.schemas'
import { ActButton } from '../../../page/act-button.tsx'
import { nameOfCountry } from '../../../page/format.ts'
import { sectorWords } from '../../../words/person-words.ts'
import { genderWords } from '../member-words.ts'
import { reasonField } from './fields.ts'

const countries = [...usualCountries, ...otherCountries].map((id) => ({ id, name: nameOfCountry(id) }))

/** What the member said wrongly, or somebody typed wrongly, is put right. */
export function CorrectButton({ member }: { member: DeskMemberDetail }) {
  return (
    <ActButton
      quiet
      label="Correct"
      question={`Correct the record of ${member.fullName}`}
      explained="Change what is wrong and leave the rest. What was used and counted goes along with a corrected FIN."
      done="Corrected."
      call={correctMember}
      input={{ id: member.id, version: member.version }}
      onlyChanged
      fields={[
        { name: 'fullName', label: 'Full name', first: member.fullName },
        {
          name: 'fin',
          label: 'Whole FIN',
          first: '',
          optional: true,
          isSecret: true,
          hint: `Only if it is wrong: it ends with ${member.finLastFour} now.`,
        },
        { name: 'birthDate', label: 'Born', kind: 'date', first: member.birthDate ?? '' },
        { name: 'nationality', label: 'Nationality', first: member.nationality, choices: countries },
        {
          name: 'gender',
          label: 'Gender',
          first: member.gender ?? '',
          choices: genders.map((id) => ({ id, name: genderWords[id] })),
        },
        { name: 'sector', label: 'Sector', first: member.sector, choices: sectors.map((id) => ({ id, name: sectorWords[id] ?? id })) },
        { name: 'company', label: 'Company', first: member.company },
        { name: 'occupation', label: 'Occupation', first: member.occupation },
        { name: 'language', label: 'Reads', first: member.language, choices: languages.map((id) => ({ id, name: languageNames[id] })) },
        reasonField,
      ]}
    />
  )
}
