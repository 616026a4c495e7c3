import { deferredPart } from '../../../shared/browsing/deferred-part.tsx'
import { useQueryParameter } from '../../../shared/navigation/navigation.ts'
import { Screen } from '../../../shared/screen/screen.tsx'
import { useWords } from '../../../words/use-words.ts'

const article = deferredPart(async () => (await import('../article/news-article.tsx')).NewsArticle)
export const loadDeferred = article.load

/** One news item. */
export function NewsDetailScreen() {
  const id = useQueryParameter('id')
  return (
    <Screen title={useWords('content').content.newsItem} back>
      <article.Part id={id} />
    </Screen>
  )
}
