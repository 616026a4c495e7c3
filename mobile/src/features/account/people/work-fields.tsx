import { sectors } from '@mwc/contract/account/people/person-codes'
import { IconBuildingFactory2, IconCrane, IconFlask, IconShip, IconSparkles } from '@tabler/icons-react'
import { ChoiceField } from '../../../shared/fields/choice-field.tsx'
import { TextField } from '../../../shared/fields/text-field.tsx'
import { useWords } from '../../../words/use-words.ts'

const sectorIcons = { '1': IconCrane, '2': IconBuildingFactory2, '3': IconShip, '4': IconFlask, '5': IconSparkles } as const

type Work = { company: string; sector: string; occupation: string }

/** Where and as what a member works. */
export function WorkFields({
  values,
  errors,
  onChange,
}: {
  values: Work
  errors: Partial<Record<string, string | undefined>>
  onChange: (next: Partial<Work>) => void
}) {
  const words = useWords('signUp').signUp
  return (
    <>
      <TextField
        name="company"
        label={words.company}
        error={errors['company']}
        hint={words.companyHint}
        value={values.company}
        onChange={(company) => onChange({ company })}
        autoComplete="organization"
        autoCapitalize="words"
        enterKeyHint="next"
        spellCheck={false}
      />
      <ChoiceField
        name="sector"
        label={words.sector}
        error={errors['sector']}
        value={values.sector}
        onChange={(sector) => onChange({ sector })}
        choices={sectors.map((value) => {
          const Icon = sectorIcons[value]
          return { value, text: words.sectors[value], icon: <Icon aria-hidden="true" className="size-7 shrink-0 text-harbour-700" /> }
        })}
      />
      <TextField
        name="occupation"
        label={words.occupation}
        error={errors['occupation']}
        hint={words.occupationHint}
        value={values.occupation}
        onChange={(occupation) => onChange({ occupation })}
        autoComplete="organization-title"
        enterKeyHint="next"
        spellCheck={false}
      />
    </>
  )
}
