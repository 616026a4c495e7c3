import type { NewsCard } from '@mwc/contract/content/content.schemas'
import { IconNews } from '@tabler/icons-react'
import { followInside } from '../../../shared/screen/button.tsx'
import { ContentPicture } from '../../../shared/content/content-picture.tsx'
import { InEnglish, langOf } from '../../../shared/content/in-english.tsx'
import { wholeMomentDay } from '../../../shared/time/whole-times.ts'
import { useLanguage } from '../../../words/use-words.ts'
import { appBase, newsPath } from '../../../paths/paths.ts'

/** One news item in the list; the whole card leads to it. */
export function NewsListCard({ news, first }: { news: NewsCard; first: boolean }) {
  const language = useLanguage()
  const path = newsPath(news.id)
  return (
    <a
      href={appBase + path}
      onClick={followInside(path)}
      className="block overflow-clip rounded-card bg-card shadow-raised active:bg-harbour-100"
    >
      <ContentPicture picture={news.picture} first={first} instead={<IconNews className="size-16" />} />
      <div className="space-y-1.5 p-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          <time dateTime={news.publishedAt}>{wholeMomentDay(news.publishedAt, language)}</time>
          <InEnglish item={news} />
        </div>
        <h2 className="text-lg font-bold" {...langOf(news)}>
          <bdi>{news.title}</bdi>
        </h2>
        <p className="text-ink-2" {...langOf(news)}>
          <bdi>{news.summary}</bdi>
        </p>
      </div>
    </a>
  )
}
