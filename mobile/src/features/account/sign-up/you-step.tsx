import { signUpYou } from '@mwc/contract/account/sign-up/sign-up.fields'
import { genders } from '@mwc/contract/account/people/person-codes'
import { isAgeAllowed, parseTypedDate } from '@mwc/contract/account/people/birth-date'
import { ChoiceField } from '../../../shared/fields/choice-field.tsx'
import type { FieldErrors } from '../../../shared/form/field-errors.ts'
import { goTo } from '../../../shared/navigation/navigation.ts'
import { TextField } from '../../../shared/fields/text-field.tsx'
import { useProgramme } from '../../../shared/programme/use-programme.ts'
import { checkFields } from '../../../shared/form/field-errors.ts'
import { useWords } from '../../../words/use-words.ts'
import { checkPerson } from '../calls/account.queries.ts'
import { finError } from '../people/fin-error.rules.ts'
import { useForm } from '../../../shared/form/form.hook.ts'
import { BirthDateField, CountryField, FinFields } from '../people/person-fields.tsx'
import { minding } from './proof.queries.ts'
import { changeDraft, useDraft } from '../draft/sign-up.draft.ts'
import type { SignUpFields } from '../draft/sign-up.draft.ts'
import { StepForm } from './step-form.tsx'
import { signUpPath } from '../../../paths/paths.ts'

function ageError(birthDate: string, today: string | undefined): FieldErrors {
  const day = parseTypedDate(birthDate)
  return day && today && !isAgeAllowed(day, today) ? { birthDate: 'age' } : {}
}

/** The first step: who the new member is. A FIN of nine characters in its first field fills both. */
export function YouStep({ proof }: { proof: string }) {
  const words = useWords('signUp').signUp
  const { fields, notMine } = useDraft()
  const today = useProgramme().data?.today
  const form = useForm()

  function set(next: Partial<SignUpFields>) {
    changeDraft({ fields: { ...fields, ...next } })
    form.forgive(...Object.keys(next))
  }
  function submit() {
    const { fullName, birthDate, gender, nationality, fin, finLastFour } = fields
    const person = { fullName, birthDate, gender, nationality, fin, finLastFour }
    const errors = { ...ageError(birthDate, today), ...finError(fin, finLastFour), ...checkFields(signUpYou, person) }
    void form.submit(errors, () =>
      minding(async () => {
        await checkPerson({ ...person, proof, notMine } as Parameters<typeof checkPerson>[0])
        goTo(signUpPath('work'))
      }),
    )
  }

  const labels = {
    fullName: words.fullName,
    birthDate: words.birthDate,
    gender: words.gender,
    nationality: words.nationality,
    fin: words.fin,
    finLastFour: words.finLastFour,
  }
  const field = (name: keyof typeof labels) => ({ name, label: labels[name], error: form.errors[name] })
  return (
    <StepForm step="you" form={form} labels={labels} onSubmit={submit}>
      <TextField
        {...field('fullName')}
        hint={words.fullNameHint}
        value={fields.fullName}
        onChange={(fullName) => set({ fullName })}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        spellCheck={false}
      />
      <BirthDateField {...field('birthDate')} value={fields.birthDate} onChange={(birthDate) => set({ birthDate })} />
      <ChoiceField
        {...field('gender')}
        columns={2}
        value={fields.gender}
        onChange={(gender) => set({ gender })}
        choices={genders.map((value) => ({ value, text: words.genders[value] }))}
      />
      <CountryField {...field('nationality')} value={fields.nationality} onChange={(nationality) => set({ nationality })} />
      <FinFields fin={fields.fin} finLastFour={fields.finLastFour} errors={form.errors} why={words.finWhy} onChange={set} />
    </StepForm>
  )
}
