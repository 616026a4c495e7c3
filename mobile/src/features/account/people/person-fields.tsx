import { splitFin } from '@mwc/contract/account/people/fin'
import { IconLock } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { FieldProps } from '../../../shared/form/field-frame.tsx'
import { SelectField } from '../../../shared/form/select-field.tsx'
import { TextField } from '../../../shared/fields/text-field.tsx'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { countryOptions } from './country.options.ts'
import { PermitPicture } from './permit-picture.tsx'
import { typedDate } from './typed-date.rules.ts'

type Field = { name: string; error: FieldProps['error']; value: string; onChange: (value: string) => void }

/** A birth date as `DD/MM/YYYY`, with its slashes put in while typing. */
export function BirthDateField({ onChange, ...field }: Field) {
  const words = useWords('signUp').signUp
  return (
    <TextField
      {...field}
      label={words.birthDate}
      hint={words.birthDateHint}
      onChange={(text) => onChange(typedDate(text, field.value))}
      inputMode="numeric"
      autoComplete="bday"
      enterKeyHint="next"
      placeholder={words.birthDateForm}
    />
  )
}

/** The home country, named in the reader's language. */
export function CountryField(field: Field) {
  const words = useWords('signUp').signUp
  const language = useLanguage()
  const countries = useMemo(() => countryOptions(language), [language])
  return (
    <SelectField
      {...field}
      label={words.nationality}
      autoComplete="country"
      groups={[
        { heading: words.usualCountries, options: countries.usual },
        { heading: words.otherCountries, options: countries.all },
      ]}
    />
  )
}

const finControl = { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false, enterKeyHint: 'next' } as const

/** The FIN in its two fields, where it stands, and why it is asked; nine characters in the first field fill both. */
export function FinFields({
  fin,
  finLastFour,
  errors,
  why,
  onChange,
}: {
  fin: string
  finLastFour: string
  errors: Partial<Record<string, FieldProps['error']>>
  why: string
  onChange: (next: { fin?: string; finLastFour?: string }) => void
}) {
  const words = useWords('signUp').signUp
  function setFin(text: string) {
    const whole = splitFin(text)
    onChange(whole ? { fin: whole.front, finLastFour: whole.lastFour } : { fin: text })
  }
  return (
    <div className="space-y-3 rounded-card bg-card p-4 shadow-raised">
      <PermitPicture />
      <div className="flex flex-wrap items-start gap-3 *:first:flex-[3_1_8rem] *:last:flex-[2_1_7.75rem]">
        <TextField {...finControl} name="fin" label={words.fin} error={errors['fin']} hint={words.finHint} value={fin} onChange={setFin} />
        <TextField
          {...finControl}
          name="finLastFour"
          label={words.finLastFour}
          error={errors['finLastFour']}
          hint={words.finLastFourHint}
          value={finLastFour}
          onChange={(text) => onChange({ finLastFour: text })}
        />
      </div>
      <p className="flex items-start gap-2 text-sm text-ink-2">
        <IconLock aria-hidden="true" className="h-[1lh] w-5 shrink-0" />
        {why}
      </p>
    </div>
  )
}
