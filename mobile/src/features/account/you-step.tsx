import { signUpYou } from '@mwc/contract/account'
import { joinFin, splitFin } from '@mwc/contract/fin'
import { finFront, finLastFour as finEnd, genders, isAgeAllowed, parseTypedDate } from '@mwc/contract/member-fields'
import { IconLock } from '@tabler/icons-react'
import { useMemo } from 'react'
import { ChoiceField } from '../../shared/choice-field.tsx'
import type { FieldErrors } from '../../shared/field-errors.ts'
import { goTo } from '../../shared/navigation.ts'
import { SelectField } from '../../shared/select-field.tsx'
import { TextField } from '../../shared/text-field.tsx'
import { useProgramme } from '../../shared/use-programme.ts'
import { checkFields } from '../../shared/field-errors.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { checkPerson } from './account.queries.ts'
import { countryOptions } from './country.options.ts'
import { useForm } from './form.hook.ts'
import { minding } from './proof.queries.ts'
import { changeDraft, signUpPath, useDraft } from './sign-up.draft.ts'
import type { SignUpFields } from './sign-up.draft.ts'
import { StepForm } from './step-form.tsx'
import { typedDate } from './typed-date.rules.ts'

function ageError(birthDate: string, today: string | undefined): FieldErrors {
  const day = parseTypedDate(birthDate)
  return day && today && !isAgeAllowed(day, today) ? { birthDate: 'age' } : {}
}

/** The schema compares the FIN's two fields once the whole step is right; a reader is told at the first try. */
function finError(front: string, end: string): FieldErrors {
  const bothSound = finFront.safeParse(front).success && finEnd.safeParse(end).success
  return bothSound && joinFin(front, end) === null ? { fin: 'fin' } : {}
}

/** The first step: who the new member is. A FIN of nine characters in its first field fills both. */
export function YouStep({ proof }: { proof: string }) {
  const words = useWords().account
  const language = useLanguage()
  const { fields, notMine } = useDraft()
  const today = useProgramme().data?.today
  const countries = useMemo(() => countryOptions(language), [language])
  const form = useForm()

  function set(next: Partial<SignUpFields>) {
    changeDraft({ fields: { ...fields, ...next } })
    form.forgive(...Object.keys(next))
  }
  function setFin(text: string) {
    const whole = splitFin(text)
    set(whole ? { fin: whole.front, finLastFour: whole.lastFour } : { fin: text })
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
      <TextField
        {...field('birthDate')}
        hint={words.birthDateHint}
        value={fields.birthDate}
        onChange={(text) => set({ birthDate: typedDate(text, fields.birthDate) })}
        inputMode="numeric"
        autoComplete="bday"
        enterKeyHint="next"
        placeholder="DD/MM/YYYY"
      />
      <ChoiceField
        {...field('gender')}
        columns={2}
        value={fields.gender}
        onChange={(gender) => set({ gender })}
        choices={genders.map((value) => ({ value, text: words.genders[value] }))}
      />
      <SelectField
        {...field('nationality')}
        value={fields.nationality}
        onChange={(nationality) => set({ nationality })}
        autoComplete="country"
        groups={[
          { heading: words.usualCountries, options: countries.usual },
          { heading: words.otherCountries, options: countries.all },
        ]}
      />
      <div className="space-y-3 rounded-card bg-card p-4 shadow-raised">
        <div className="flex flex-wrap items-start gap-3 *:first:flex-[3_1_8rem] *:last:flex-[2_1_7.75rem]">
          <TextField
            {...field('fin')}
            hint={words.finHint}
            value={fields.fin}
            onChange={setFin}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="next"
          />
          <TextField
            {...field('finLastFour')}
            hint={words.finLastFourHint}
            value={fields.finLastFour}
            onChange={(finLastFour) => set({ finLastFour })}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="next"
          />
        </div>
        <p className="flex items-start gap-2 text-sm text-ink-2">
          <IconLock aria-hidden="true" className="h-[1lh] w-5 shrink-0" />
          {words.finWhy}
        </p>
      </div>
    </StepForm>
  )
}
