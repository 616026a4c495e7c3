import type { DescribedPicture } from '@mwc/contract/content/picture.schemas'
import { IconExternalLink, IconNews } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../shared/screen/button.tsx'
import { ContentPicture } from '../../../shared/content/content-picture.tsx'
import { InEnglish, langOf } from '../../../shared/content/in-english.tsx'
import type { Age } from '../../../shared/freshness/is-stale.ts'
import { OldSince } from '../../../shared/freshness/last-checked.tsx'
import { Markdown } from '../../../shared/article/markdown.tsx'
import { safeLink } from '../../../shared/article/markdown/safe-url.ts'
import { ShareButton } from '../../../shared/sharing/share-button.tsx'
import { useWords } from '../../../words/use-words.ts'

type Article = { inEnglish: boolean; title: string; picture: DescribedPicture | null; body: string; link: string | null }

type Face = { article: Article; note?: ReactNode; path: string; age: Age & { isFetching: boolean } }

/**
 * A picture, a title and a text to read, with a way out of the app where staff gave one, and to somebody else.
 * `note` stands above the title; `path` is that of the screen.
 */
export function ArticleFace({ article, note, path, age }: Face) {
  const words = useWords('content').content
  const link = safeLink(article.link)
  return (
    <article className="space-y-5">
      <OldSince age={age} />
      {article.picture && (
        <div className="overflow-clip rounded-card">
          <ContentPicture picture={article.picture} first instead={<IconNews className="size-16" />} />
        </div>
      )}
      <div className="space-y-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          {note}
          <InEnglish item={article} />
        </div>
        <h2 className="text-2xl font-bold" {...langOf(article)}>
          <bdi>{article.title}</bdi>
        </h2>
      </div>
      <div className="text-lg" {...langOf(article)}>
        <Markdown text={article.body} level={3} />
      </div>
      {link && (
        <div className="space-y-2 pt-2">
          <LinkButton to={link.address} icon={<IconExternalLink aria-hidden="true" />}>
            {words.openWebsite}
          </LinkButton>
          <p className="text-center text-ink-2">{words.leadsTo(link.host)}</p>
        </div>
      )}
      <ShareButton text={article.title} path={path} />
    </article>
  )
}
