import { splitFin } from '@mwc/contract/account/people/fin'
import { IconLock } from '@tabler/icons-react'
import { useMemo } from 'react'
import { FieldError } from '../../../shared/form/field-frame.tsx'
import type { FieldProps } from '../../../shared/form/field-frame.tsx'
import { SelectField } from '../../../shared/form/select-field.tsx'
import { TextField } from '../../../shared/fields/text-field.tsx'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { countryOptions } from './country.options.ts'
import { PermitPicture } from './permit-picture.tsx'
import { leftDate, typedDate } from './typed-date.rules.ts'

type Field = { name: string; error: FieldProps['error']; value: string; onChange: (value: string) => void }

/** A birth date as `DD/MM/YYYY`, with its slashes put in while typing; turned round where it was typed year first. */
export function BirthDateField({ onChange, ...field }: Field) {
  const words = useWords('signUp').signUp
  return (
    <TextField
      {...field}
      label={words.birthDate}
      hint={words.birthDateHint}
      onChange={(text) => onChange(typedDate(text, field.value))}
      onBlur={() => onChange(leftDate(field.value))}
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
  // What is wrong with both together stands once, under both, and is gone from both as soon as one is written anew.
  const ofBoth = errors['fin'] !== 'required' && errors['fin'] === errors['finLastFour'] ? errors['fin'] : undefined
  const error = (name: 'fin' | 'finLastFour') => (ofBoth ? true : errors[name])
  function change(next: { fin?: string; finLastFour?: string }) {
    onChange(ofBoth ? { fin, finLastFour, ...next } : next)
  }
  function setFin(text: string) {
    const whole = splitFin(text)
    change(whole ? { fin: whole.front, finLastFour: whole.lastFour } : { fin: text })
  }
  return (
    <div className="space-y-3 rounded-card bg-card p-4 shadow-raised">
      <PermitPicture />
      {/* Label, hint, box and error stand in rows that both fields share, so that the boxes are level whatever takes two lines. */}
      <div
        className={`${ofBoth ? '-mb-3' : 'mb-0'} grid grid-cols-[repeat(auto-fit,minmax(min(7.75rem,100%),1fr))] gap-x-3 *:row-span-4 *:grid *:grid-rows-subgrid *:pb-3`}
      >
        <TextField {...finControl} name="fin" label={words.fin} error={error('fin')} hint={words.finHint} value={fin} onChange={setFin} />
        <TextField
          {...finControl}
          name="finLastFour"
          label={words.finLastFour}
          error={error('finLastFour')}
          hint={words.finLastFourHint}
          value={finLastFour}
          onChange={(text) => change({ finLastFour: text })}
        />
      </div>
      <FieldError name="fin" error={ofBoth} />
      <p className="flex items-start gap-2 text-sm text-ink-2">
        <IconLock aria-hidden="true" className="h-[1lh] w-5 shrink-0" />
        {why}
      </p>
    </div>
  )
}
