import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import type { ContentState } from '@mwc/contract/content/content-kinds'
import { callServer } from '../../../calls/call-server.ts'
import { readAllPages } from '../../../calls/read-all-pages.ts'
import type { DeskItem } from '../form-values.ts'
import { deskOf } from '../use-item.ts'

export type OrderedItem = DeskItem & { state: ContentState }

/** All items of a kind in their order: behind the last that is shown stands none. */
export async function readOrder(kind: ContentKind, signal: AbortSignal): Promise<OrderedItem[]> {
  return readAllPages(async (asked) => {
    const answer = await callServer(deskOf(kind).list, { ...asked, sort: 'position' } as never, signal)
    return (answer as unknown as { rows: OrderedItem[] }).rows
  })
}
