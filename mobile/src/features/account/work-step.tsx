import { signUpWork } from '@mwc/contract/account'
import { sectors } from '@mwc/contract/member-fields'
import { IconBuildingFactory2, IconCrane, IconFlask, IconShip, IconSparkles } from '@tabler/icons-react'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { goTo } from '../../shared/navigation.ts'
import { TextField } from '../../shared/text-field.tsx'
import { checkFields } from '../../shared/field-errors.ts'
import { useWords } from '../../words/use-words.ts'
import { useForm } from './form.hook.ts'
import { changeDraft, signUpPath, useDraft } from './sign-up.draft.ts'
import type { SignUpFields } from './sign-up.draft.ts'
import { StepForm } from './step-form.tsx'

const sectorIcons = { '1': IconCrane, '2': IconBuildingFactory2, '3': IconShip, '4': IconFlask, '5': IconSparkles } as const

/** The second step: where and as what the new member works. */
export function WorkStep() {
  const words = useWords().account
  const { fields } = useDraft()
  const form = useForm()

  function set(next: Partial<SignUpFields>) {
    changeDraft({ fields: { ...fields, ...next } })
    form.forgive(...Object.keys(next))
  }
  const labels = { company: words.company, sector: words.sector, occupation: words.occupation }
  const field = (name: keyof typeof labels) => ({ name, label: labels[name], error: form.errors[name] })
  return (
    <StepForm
      step="work"
      form={form}
      labels={labels}
      onSubmit={() => void form.submit(checkFields(signUpWork, fields), async () => goTo(signUpPath('consent')))}
    >
      <TextField
        {...field('company')}
        hint={words.companyHint}
        value={fields.company}
        onChange={(company) => set({ company })}
        autoComplete="organization"
        autoCapitalize="words"
        enterKeyHint="next"
        spellCheck={false}
      />
      <ChoiceField
        {...field('sector')}
        value={fields.sector}
        onChange={(sector) => set({ sector })}
        choices={sectors.map((value) => {
          const Icon = sectorIcons[value]
          return { value, text: words.sectors[value], icon: <Icon aria-hidden="true" className="size-7 shrink-0 text-harbour-700" /> }
        })}
      />
      <TextField
        {...field('occupation')}
        hint={words.occupationHint}
        value={fields.occupation}
        onChange={(occupation) => set({ occupation })}
        autoComplete="organization-title"
        enterKeyHint="next"
        spellCheck={false}
      />
    </StepForm>
  )
}
