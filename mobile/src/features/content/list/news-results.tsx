import { useInfiniteQuery } from '@tanstack/react-query'
import { IconHome } from '@tabler/icons-react'
import { LinkButton } from '../../../shared/screen/button.tsx'
import { EmptyState } from '../../../shared/screen/empty-state.tsx'
import { PagedList } from '../../../shared/lists/paged-list.tsx'
import { NewsPicture } from '../../../shared/pictures/news-picture.tsx'
import { Skeleton } from '../../../shared/screen/skeleton.tsx'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { newsQuery } from '../content.queries.ts'
import { NewsListCard } from './news-list-card.tsx'
import { homePath } from '../../../paths/paths.ts'

/** The news, newest first, page by page. */
export function NewsResults() {
  const words = useWords('content')
  const list = useInfiniteQuery(newsQuery(useLanguage()))
  const news = list.data?.pages.flatMap((page) => page.news)
  return (
    <PagedList
      list={list}
      count={news?.length}
      shapes={[1, 2, 3].map((i) => (
        <Skeleton key={i} className="h-80" />
      ))}
      empty={
        <EmptyState
          picture={<NewsPicture />}
          title={words.content.newsEmpty}
          text={words.content.newsEmptyText}
          action={
            <LinkButton to={homePath} icon={<IconHome aria-hidden="true" />}>
              {words.shared.goHome}
            </LinkButton>
          }
        />
      }
    >
      <ul className="two-columns space-y-4">
        {news?.map((item, i) => (
          <li key={item.id}>
            <NewsListCard news={item} first={i === 0} />
          </li>
        ))}
      </ul>
    </PagedList>
  )
}
