import { insuranceParts, placeKinds, privilegeCategories, questionSections, usePeriods } from '@mwc/contract/content/content-kinds'
import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import type { PreviewedItem } from '@mwc/contract/content/preview'
import { singapore } from '@mwc/contract/time/dates'
import type { ReactNode } from 'react'
import { ArticleFace } from '../src/features/content/article/article.tsx'
import { NewsArticle } from '../src/features/content/article/news-article.tsx'
import { newsItemQuery } from '../src/features/content/content.queries.ts'
import { NewsListCard } from '../src/features/content/list/news-list-card.tsx'
import { QuestionList } from '../src/features/content/questions/question-list.tsx'
import { WhatsNew } from '../src/features/home/parts/whats-new.tsx'
import { ClaimStep } from '../src/features/insurance/claim-step.tsx'
import { ContactCard } from '../src/features/insurance/contact-card.tsx'
import { PlaceCards } from '../src/features/places/place-cards.tsx'
import { PrivilegeArticle } from '../src/features/privileges/article/privilege-article.tsx'
import { PrivilegeRow } from '../src/features/privileges/list/privilege-row.tsx'
import { privilegeQuery } from '../src/features/privileges/privileges.queries.ts'
import { bannerPath } from '../src/paths/paths.ts'
import { homeContentQuery } from '../src/shared/content/use-home-content.ts'
import { CoverList } from '../src/shared/insurance/cover-list.tsx'
import { LocationCard } from '../src/shared/locations/location-card.tsx'
import { queryClient } from '../src/shared/server/query-client.ts'
import { type ReaderItem, readerItem } from './reader-item.ts'

/** Where members meet it, and what they see there. */
export type PreviewPart = { where: string; shown: ReactNode }

/** As an answer that has just come: nothing is said of its age. */
const age = { dataUpdatedAt: 0, isRefetchError: false, isFetching: true }

function spotOf(item: ReaderItem) {
  const { head, text, line, number } = item
  const point = { latitude: number('latitude') ?? 0, longitude: number('longitude') ?? 0, metres: null }
  return {
    ...head,
    name: text('name'),
    address: text('address'),
    hours: text('hours'),
    openingHours: item.hours(),
    phone: line('phone'),
    ...point,
  }
}

function offerOf(item: ReaderItem, { language, shops }: PreviewedItem) {
  const { head, text, moment, number, one } = item
  const spots = shops.map((fields, i) => ({ ...spotOf(readerItem(fields, language, null)), id: String(i) }))
  const [memberLimit, dayLimit, left] = (['memberLimit', 'dayLimit', 'totalLimit'] as const).map(number) as (number | null)[]
  const isCounted = [memberLimit, dayLimit, left].some((limit) => limit !== null)
  const end = moment('publishTo')
  return {
    spots,
    privilege: {
      ...head,
      category: one('category', privilegeCategories),
      title: text('title'),
      benefit: text('benefit'),
      metres: null,
      body: text('body'),
      terms: text('terms'),
      shops: spots,
      lastDay: end === null ? null : new Date(Date.parse(end) - 1).toLocaleDateString('sv-SE', { timeZone: singapore }),
      limits: isCounted
        ? {
            memberLimit: memberLimit ?? null,
            memberPeriod: one('memberPeriod', usePeriods),
            dayLimit: dayLimit ?? null,
            left: left ?? null,
          }
        : null,
    },
  }
}

const parts: Record<ContentKind, (item: ReaderItem, all: PreviewedItem) => PreviewPart[]> = {
  news({ head, text, line, moment }, { language }) {
    const publishedAt = moment('publishFrom') ?? new Date().toISOString()
    const news = { ...head, title: text('title'), summary: text('summary'), publishedAt: new Date(publishedAt).toISOString() }
    const key = newsItemQuery(language, head.id).queryKey
    queryClient.setQueryData(key, { ...news, body: text('body'), link: line('link') })
    return [
      { where: 'In the list', shown: <NewsListCard news={news} first={false} /> },
      { where: 'Opened', shown: <NewsArticle id={head.id} /> },
    ]
  },
  banner({ head, text, line }, { language }) {
    const banner = { ...head, title: text('title'), text: text('text') }
    queryClient.setQueryData(homeContentQuery(language).queryKey, { banners: [banner], privileges: [], news: [] })
    const article = { ...banner, body: text('body'), link: line('link') }
    return [
      { where: 'On Home', shown: <WhatsNew /> },
      { where: 'Opened', shown: <ArticleFace article={article} path={bannerPath(head.id)} age={age} /> },
    ]
  },
  question({ head, text, one }) {
    const question = { ...head, section: one('section', questionSections), question: text('question'), answer: text('answer') }
    return [{ where: 'Among the questions', shown: <QuestionList questions={[question]} /> }]
  },
  privilege(item, all) {
    const { spots, privilege } = offerOf(item, all)
    const listed = { ...privilege, shops: spots.map(({ name }) => name), openingHours: spots[0]?.openingHours ?? null }
    queryClient.setQueryData(privilegeQuery(all.language, privilege.id, null).queryKey, privilege)
    return [
      { where: 'In the list', shown: <PrivilegeRow privilege={listed} /> },
      { where: 'Opened', shown: <PrivilegeArticle id={privilege.id} /> },
    ]
  },
  shop: (item) => [{ where: 'On the page of a privilege', shown: <LocationCard spot={spotOf(item)} /> }],
  place(item) {
    const place = { ...spotOf(item), kind: item.one('kind', placeKinds), text: item.text('text'), hasNets: item.is('hasNets') }
    return [{ where: 'Among the places', shown: <PlaceCards places={[place]} /> }]
  },
  insurance({ head, text, line, one }) {
    const told = { ...head, title: text('title'), text: text('text'), amount: text('amount') || null, phone: line('phone') }
    const faces = {
      cover: { where: 'Among what is insured', shown: <CoverList covers={[told]} /> },
      step: {
        where: 'Among the steps of a claim',
        shown: (
          <ol>
            <ClaimStep step={told} number={1} />
          </ol>
        ),
      },
      contact: { where: 'Among whom to call', shown: <ContactCard contact={told} /> },
    }
    return [faces[one('part', insuranceParts)]]
  },
}

/** What members see of an item as it is typed, with the app's own components; their queries are answered here. */
export const partsOf = (all: PreviewedItem): PreviewPart[] => parts[all.kind](readerItem(all.fields, all.language, all.picture), all)
