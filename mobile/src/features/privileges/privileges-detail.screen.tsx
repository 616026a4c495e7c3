import { useQuery } from '@tanstack/react-query'
import { isGone } from '../../shared/call-errors.ts'
import { latePart } from '../../shared/late-part.tsx'
import { usePosition } from '../../shared/near-me.ts'
import { useQueryParameter } from '../../shared/navigation.ts'
import { Screen } from '../../shared/screen.tsx'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { privilegeQuery } from './privileges.queries.ts'

const article = latePart(async () => (await import('./privilege-article.tsx')).PrivilegeArticle)
const way = latePart(async () => (await import('./way-to-use.tsx')).WayToUse)
export const loadLate = () => Promise.all([article.load(), way.load()])

/** One privilege: the benefit, its terms, where it holds, and the way to use it. */
export function PrivilegesDetailScreen() {
  const id = useQueryParameter('id')
  const { data, error } = useQuery(privilegeQuery(useLanguage(), id, usePosition()))
  return (
    <Screen title={useWords('privileges').privileges.detailTitle} back action={data && !isGone(error) && <way.Part id={id} />}>
      <article.Part id={id} />
    </Screen>
  )
}
