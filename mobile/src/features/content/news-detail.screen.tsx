import { useQuery } from '@tanstack/react-query'
import { momentDayText } from '../../shared/format.ts'
import { GoneFace } from '../../shared/gone-face.tsx'
import { useQueryParameter } from '../../shared/navigation.ts'
import { NewsPicture } from '../../shared/pictures/news-picture.tsx'
import { Screen } from '../../shared/screen.tsx'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { ArticleShapes } from './article-shapes.tsx'
import { ArticleFace } from './article.tsx'
import { newsItemQuery } from './content.queries.ts'

/** One news item. */
export function NewsDetailScreen() {
  const words = useWords('content').content
  const language = useLanguage()
  const id = useQueryParameter('id')
  const news = useQuery(newsItemQuery(language, id))
  return (
    <Screen title={words.newsItem} back>
      {news.data ? (
        <ArticleFace
          article={news.data}
          age={news}
          // Another version of the browser's language data may write the month another way.
          note={
            <time dateTime={news.data.publishedAt} suppressHydrationWarning>
              {momentDayText(news.data.publishedAt, language)}
            </time>
          }
        />
      ) : id === null || news.error ? (
        <GoneFace error={news.error} onRetry={() => void news.refetch()} picture={<NewsPicture />} to="/pages/latest-news/latest-news">
          {words.allNews}
        </GoneFace>
      ) : (
        <ArticleShapes />
      )}
    </Screen>
  )
}
