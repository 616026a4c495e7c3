import { countryNames } from '@mwc/contract/account/people/country-names'
import { localeOf } from '@mwc/contract/time/dates'
import type { Language } from '@mwc/contract/language/language'
import { otherCountries, usualCountries } from '@mwc/contract/account/people/countries'
import type { SelectOption } from '../../../shared/form/select-field.tsx'

/** All countries named in the reader's language: the usual source countries first, then all of them by name. */
export function countryOptions(language: Language): { usual: SelectOption[]; all: SelectOption[] } {
  const nameOf = countryNames(language)
  const option = (value: string) => ({ value, text: nameOf(value) })
  const collator = new Intl.Collator(localeOf(language))
  return {
    usual: usualCountries.map(option),
    all: otherCountries.map(option).sort((a, b) => collator.compare(a.text, b.text)),
  }
}
