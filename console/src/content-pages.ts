import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import type { SvgIconComponent } from '@mui/icons-material'
import HealthAndSafetyIcon from '@mui/icons-material/HealthAndSafetyOutlined'
import HelpIcon from '@mui/icons-material/HelpOutlined'
import LocalOfferIcon from '@mui/icons-material/LocalOfferOutlined'
import NewspaperIcon from '@mui/icons-material/NewspaperOutlined'
import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined'
import ViewCarouselIcon from '@mui/icons-material/ViewCarouselOutlined'
import { createElement } from 'react'
import { kindWords } from './features/content/content-words.ts'
import { lazyPage } from './layout/lazy-page.tsx'

const icons: Record<ContentKind, SvgIconComponent> = {
  news: NewspaperIcon,
  banner: ViewCarouselIcon,
  question: HelpIcon,
  privilege: LocalOfferIcon,
  shop: StorefrontIcon,
  insurance: HealthAndSafetyIcon,
  place: PlaceIcon,
}

/** The pages of one kind of content, fetched when the first of them is opened. */
function pagesOf(kind: ContentKind) {
  const { resource, many } = kindWords[kind]
  const list = async () => {
    const { ContentList } = await import('./features/content/content-list.tsx')
    return () => createElement(ContentList, { kind })
  }
  const show = async () => {
    const { ContentPage } = await import('./features/content/content-page.tsx')
    return () => createElement(ContentPage, { kind })
  }
  const create = async () => {
    const { NewContentPage } = await import('./features/content/content-page.tsx')
    return () => createElement(NewContentPage, { kind })
  }
  return {
    name: resource,
    label: many,
    icon: icons[kind],
    list: lazyPage(resource, list),
    show: lazyPage(resource, show),
    create: lazyPage(resource, create),
  }
}

/** The pages of every kind of content, in the order of the menu. */
export const contentPages = (Object.keys(kindWords) as ContentKind[]).map(pagesOf)
