import type { DeskPicture } from '@mwc/contract/content/picture-desk.schemas'
import { type Language, languageNames } from '@mwc/contract/language/language'
import type { StateTone } from '../../../page/state-chip.tsx'

const namesOf = (languages: readonly Language[]) => languages.map((language) => languageNames[language]).join(', ')

/** What a picture is called: by what it shows, or else by what shows it. */
export function pictureName({ description, uses }: Pick<DeskPicture, 'description' | 'uses'>): string {
  return description?.english ?? (uses[0] ? `The picture of ${uses[0].title}` : 'A picture that nobody has described')
}

type State = { tone: StateTone; word: string }

export const notDescribed: State = { tone: 'waiting', word: 'Not described yet' }

/** What is left to do to its description; nothing where it stands in every language. */
export function descriptionStates({ description, lacking, older }: Pick<DeskPicture, 'description' | 'lacking' | 'older'>): State[] {
  if (!description) return [notDescribed]
  const old = older.map((name) => name.split('.')[1] as Language)
  return [
    ...(lacking.length > 0 ? [{ tone: 'waiting' as const, word: `Missing in ${namesOf(lacking)}` }] : []),
    ...(old.length > 0 ? [{ tone: 'waiting' as const, word: `Older than its English in ${namesOf(old)}` }] : []),
  ]
}
