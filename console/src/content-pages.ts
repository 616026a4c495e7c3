import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import { createElement } from 'react'
import { kindWords } from './features/content/content-words.ts'
import { lazyPage } from './layout/lazy-page.tsx'

/** The pages of one kind of content, fetched when the first of them is opened. */
function pagesOf(kind: ContentKind) {
  const { resource } = kindWords[kind]
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
    list: lazyPage(resource, list),
    show: lazyPage(resource, show),
    create: lazyPage(resource, create),
  }
}

/** The pages of every kind of content. */
export const contentPages = (Object.keys(kindWords) as ContentKind[]).map(pagesOf)
