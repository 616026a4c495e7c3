import { useQuery } from '@tanstack/react-query'
import { isGone } from '../../../shared/server/call-errors.ts'
import { ItemError } from '../../../shared/article/item-error.tsx'
import { useQueryParameter } from '../../../shared/navigation/navigation.ts'
import { NewsPicture } from '../../../shared/pictures/news-picture.tsx'
import { Screen } from '../../../shared/screen/screen.tsx'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { ArticleShapes } from '../article/article-shapes.tsx'
import { ArticleFace } from '../article/article.tsx'
import { bannerQuery } from '../content.queries.ts'
import { bannerPath, latestNewsPath } from '../../../paths/paths.ts'

/** The page of a banner. */
export function BannerDetailScreen() {
  const words = useWords('content').content
  const id = useQueryParameter('id')
  const banner = useQuery(bannerQuery(useLanguage(), id))
  return (
    <Screen title={words.newsItem} back>
      {banner.data && !isGone(banner.error) ? (
        <ArticleFace article={banner.data} path={bannerPath(banner.data.id)} age={banner} />
      ) : id === null || banner.error ? (
        <ItemError error={banner.error} onRetry={() => void banner.refetch()} picture={<NewsPicture />} to={latestNewsPath}>
          {words.allNews}
        </ItemError>
      ) : (
        <ArticleShapes />
      )}
    </Screen>
  )
}
