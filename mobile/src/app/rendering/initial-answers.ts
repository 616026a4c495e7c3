import type { Language } from '@mwc/contract/language/language'
import type { InitialAnswer, StartData, WantedAnswer } from '@mwc/contract/pages/rendered-page'
import { newsItemQuery, newsQuery } from '../../features/content/content.queries.ts'
import { benefitsQuery } from '../../features/membership/joining/benefits.queries.ts'
import { privilegeQuery, privilegesQuery } from '../../features/privileges/privileges.queries.ts'
import { homeContentQuery } from '../../shared/content/use-home-content.ts'
import { routeOf } from '../routes/find-route.ts'

/** What the screen at an address opens with, by its row of the table of routes. Null: with nothing, or the item has no id. */
export function initialAnswerOf(address: string): WantedAnswer | null {
  const of = routeOf(address)?.initialAnswer
  if (!of) return null
  if (of !== 'privilege' && of !== 'newsItem') return { of }
  const id = new URLSearchParams(address.split('?')[1]).get('id')
  return id === null ? null : { of, id }
}

/** Under which key the app looks for what a screen opens with. */
export function startAnswer(initial: InitialAnswer, language: Language): StartData['answers'][number] {
  const onePage = { pages: [initial.answer], pageParams: [null] }
  switch (initial.of) {
    case 'home':
      return [homeContentQuery(language).queryKey, initial.answer]
    case 'benefits':
      return [benefitsQuery(language).queryKey, initial.answer]
    case 'privileges':
      return [privilegesQuery(language, { category: '', search: '', near: null }).queryKey, onePage]
    case 'privilege':
      return [privilegeQuery(language, initial.id, null).queryKey, initial.answer]
    case 'news':
      return [newsQuery(language).queryKey, onePage]
    case 'newsItem':
      return [newsItemQuery(language, initial.id).queryKey, initial.answer]
  }
}
