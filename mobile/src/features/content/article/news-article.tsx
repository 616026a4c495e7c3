import { useQuery } from '@tanstack/react-query'
import { isGone } from '../../../shared/server/call-errors.ts'
import { ItemError } from '../../../shared/article/item-error.tsx'
import { NewsPicture } from '../../../shared/pictures/news-picture.tsx'
import { wholeMomentDay } from '../../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { ArticleShapes } from './article-shapes.tsx'
import { ArticleFace } from './article.tsx'
import { newsItemQuery } from '../content.queries.ts'
import { latestNewsPath, newsPath } from '../../../paths/paths.ts'

/** What is read of the news item with this id; its faces while it loads, when it is gone and when it did not come. */
export function NewsArticle({ id }: { id: string | null }) {
  const words = useWords('content').content
  const language = useLanguage()
  const news = useQuery(newsItemQuery(language, id))
  if (news.data && !isGone(news.error))
    return (
      <ArticleFace
        article={news.data}
        age={news}
        path={newsPath(news.data.id)}
        // Another version of the browser's language data may write the month another way.
        note={
          <time dateTime={news.data.publishedAt} suppressHydrationWarning>
            {wholeMomentDay(news.data.publishedAt, language)}
          </time>
        }
      />
    )
  if (id === null || news.error)
    return (
      <ItemError error={news.error} onRetry={() => void news.refetch()} picture={<NewsPicture />} to={latestNewsPath}>
        {words.allNews}
      </ItemError>
    )
  return <ArticleShapes />
}
