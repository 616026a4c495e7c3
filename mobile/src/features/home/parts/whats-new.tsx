import type { BannerCard, NewsCard, PrivilegeCard } from '@mwc/contract/content/content.schemas'
import { IconBuildingStore, IconNews, IconSpeakerphone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button, TextLink, followInside } from '../../../shared/screen/button.tsx'
import { ContentPicture } from '../../../shared/content/content-picture.tsx'
import { InEnglish, langOf } from '../../../shared/content/in-english.tsx'
import { useHomeContent } from '../../../shared/content/use-home-content.ts'
import { wholeMomentDay } from '../../../shared/time/whole-times.ts'
import { useProblemText } from '../../../shared/server/problem-text.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { HomeShapes } from './home-shapes.tsx'
import { appBase, bannerPath, latestNewsPath, newsPath, privilegePath, privilegesPath } from '../../../paths/paths.ts'

const cardLook = 'block h-full overflow-clip rounded-card bg-card shadow-raised active:bg-harbour-100'

/** Cards beside each other, moved with a swipe; the next one looks in. */
function SwipeRow<Item extends { id: string }>({
  items,
  wide,
  children,
}: {
  items: Item[]
  wide: string
  children: (item: Item) => ReactNode
}) {
  return (
    <ul className="-mx-gutter flex [scroll-snap-type:x_mandatory] scroll-px-gutter gap-3 overflow-x-auto overscroll-x-contain px-gutter pt-1 pb-3">
      {items.map((item) => (
        <li key={item.id} className={`shrink-0 snap-start ${wide}`}>
          {children(item)}
        </li>
      ))}
    </ul>
  )
}

/** What the centre says to everybody; a tap opens its page. */
function BannerRow({ banners }: { banners: BannerCard[] }) {
  const words = useWords('home').home
  if (banners.length === 0) return null
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-bold">{words.whatsNew}</h2>
      <SwipeRow items={banners} wide={banners.length > 1 ? 'w-[88%]' : 'w-full'}>
        {(banner) => {
          const path = bannerPath(banner.id)
          return (
            <a href={appBase + path} onClick={followInside(path)} className={cardLook}>
              <ContentPicture picture={banner.picture} instead={<IconSpeakerphone className="size-16" />} />
              <div className="space-y-1 p-4">
                <InEnglish item={banner} />
                <h3 className="text-lg font-bold" {...langOf(banner)}>
                  <bdi>{banner.title}</bdi>
                </h3>
                <p className="text-ink-2" {...langOf(banner)}>
                  <bdi>{banner.text}</bdi>
                </p>
              </div>
            </a>
          )
        }}
      </SwipeRow>
    </section>
  )
}

/** The privileges that staff picked for Home, and the way to all of them. */
function PickedPrivileges({ privileges }: { privileges: PrivilegeCard[] }) {
  const words = useWords('home').home
  if (privileges.length === 0) return null
  return (
    <section className="space-y-2">
      <Heading title={words.picked} more={words.seeAll} to={privilegesPath} />
      <SwipeRow items={privileges} wide="w-[62%] min-w-[min(88%,11rem)]">
        {(privilege) => {
          const path = privilegePath(privilege.id)
          return (
            <a href={appBase + path} onClick={followInside(path)} className={cardLook}>
              <ContentPicture picture={privilege.picture} sizes="62vw" instead={<IconBuildingStore className="size-14" />} />
              <div className="space-y-1.5 p-3">
                <InEnglish item={privilege} />
                <b className="inline-block max-w-full rounded-full marigold-face px-3 py-0.5 leading-snug" {...langOf(privilege)}>
                  <bdi>{privilege.benefit}</bdi>
                </b>
                <h3 className="leading-snug font-bold" {...langOf(privilege)}>
                  <bdi>{privilege.title}</bdi>
                </h3>
              </div>
            </a>
          )
        }}
      </SwipeRow>
    </section>
  )
}

/** The newest news, and the way to all of it. */
function NewestNews({ news }: { news: NewsCard[] }) {
  const words = useWords('home').home
  const language = useLanguage()
  if (news.length === 0) return null
  return (
    <section className="space-y-2">
      <Heading title={words.news} more={words.seeAll} to={latestNewsPath} />
      <ul className="space-y-3">
        {news.map((item) => {
          const path = newsPath(item.id)
          return (
            <li key={item.id}>
              <a href={appBase + path} onClick={followInside(path)} className={`${cardLook} flex items-stretch`}>
                <div className="relative w-28 shrink-0">
                  <div className="absolute inset-0">
                    <ContentPicture picture={item.picture} fill sizes="112px" instead={<IconNews className="size-10" />} />
                  </div>
                </div>
                <div className="min-w-0 flex-1 space-y-0.5 p-3">
                  <h3 className="leading-snug font-bold" {...langOf(item)}>
                    <bdi>{item.title}</bdi>
                  </h3>
                  <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
                    {/* Another version of the browser's language data may write the month another way. */}
                    <time dateTime={item.publishedAt} suppressHydrationWarning>
                      {wholeMomentDay(item.publishedAt, language)}
                    </time>
                    <InEnglish item={item} />
                  </div>
                </div>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Heading({ title, more, to }: { title: string; more: string; to: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h2 className="text-lg font-bold">{title}</h2>
      <TextLink to={to}>
        {more}
        <span className="sr-only">: {title}</span>
      </TextLink>
    </div>
  )
}

/** All that is new, for visitors and members alike; shapes of its size until it has come, or why it did not. */
export function WhatsNew() {
  const { data: content, error, refetch } = useHomeContent()
  const problem = useProblemText()
  const words = useWords().shared
  if (!content)
    return error ? (
      <div className="space-y-3 text-center">
        <p>{problem(error)}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    ) : (
      <HomeShapes />
    )
  return (
    <>
      <BannerRow banners={content.banners} />
      <PickedPrivileges privileges={content.privileges} />
      <NewestNews news={content.news} />
    </>
  )
}
