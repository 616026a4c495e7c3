import { listNews, listPlaces, listPrivileges } from '@mwc/contract/content/content.calls'
import { readHome } from '@mwc/contract/home/home.calls'
import { callServer } from '../fixtures/server/call-server.ts'

/** Addresses with a query by the path of their screen: one of a real item where the path alone only says that there is none. */
export async function contentAddresses(base: string): Promise<Record<string, string>> {
  const [banner] = (await callServer(base, readHome, {})).banners
  const [news] = (await callServer(base, listNews, {})).news
  const [privilege] = (await callServer(base, listPrivileges, {})).privileges
  const [place] = (await callServer(base, listPlaces, {})).places
  const queries = {
    '/pages/banner-detail/banner-detail': `id=${banner?.id}`,
    '/pages/news-detail/news-detail': `id=${news?.id}`,
    '/pages/privileges-detail/privileges-detail': `id=${privilege?.id}`,
    '/open-location': `latitude=${place?.latitude}&longitude=${place?.longitude}`,
  }
  return Object.fromEntries(Object.entries(queries).map(([path, query]) => [path, `${path}?${query}`]))
}
