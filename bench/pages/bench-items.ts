import { apiBase } from '@mwc/contract/endpoint/api-base'
import { listNews, listPrivileges } from '@mwc/contract/content/content.calls'
import { callServer } from '../../e2e/fixtures/server/call-server.ts'

/** `picture`: WebP, as a sharp screen is served it. */
type BenchItem = { id: string; picture: Buffer }
/** What the pages of one item show: the first of its list, which has its picture. */
export type BenchItems = { privilege: BenchItem; news: BenchItem }

/** Widths that the app asks for on a screen of 360 CSS pixels with two pixels each. */
const width = 800

/** Reads from the server at `base` what the pages of one item show, and the pictures for the baselines to show as well. */
export async function readBenchItems(base: string): Promise<BenchItems> {
  const item = async (listed: { id: string; picture: { id: string } | null } | undefined): Promise<BenchItem> => {
    if (!listed?.picture) throw new Error('The first item has no picture: the baseline would not have the same form.')
    const reply = await fetch(`${base}${apiBase}/h5/pictures/${listed.picture.id}/${width}`)
    if (!reply.ok) throw new Error(`The picture of ${listed.id} answered ${reply.status}`)
    return { id: listed.id, picture: Buffer.from(await reply.arrayBuffer()) }
  }
  const { privileges } = await callServer(base, listPrivileges, {})
  const { news } = await callServer(base, listNews, {})
  return { privilege: await item(privileges[0]), news: await item(news.find(({ picture }) => picture !== null)) }
}
