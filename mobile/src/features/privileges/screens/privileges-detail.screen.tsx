import { useQuery } from '@tanstack/react-query'
import { isGone } from '../../../shared/server/call-errors.ts'
import { deferredPart } from '../../../shared/browsing/deferred-part.tsx'
import { usePosition } from '../../../shared/browsing/near-me.ts'
import { useQueryParameter } from '../../../shared/navigation/navigation.ts'
import { Screen } from '../../../shared/screen/screen.tsx'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { privilegeQuery } from '../privileges.queries.ts'

const article = deferredPart(async () => (await import('../article/privilege-article.tsx')).PrivilegeArticle)
const way = deferredPart(async () => (await import('../article/how-to-use.tsx')).HowToUse)
export const loadDeferred = () => Promise.all([article.load(), way.load()])

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
