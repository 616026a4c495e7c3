import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import type { ContentState } from '@mwc/contract/content/content-kinds'
import { callServer } from '../../../calls/call-server.ts'
import type { DeskItem } from '../form-values.ts'
import { deskOf } from '../use-item.ts'

export type OrderedItem = DeskItem & { state: ContentState }

/** All items of a kind in their order, page by page: behind the last that is shown stands none. */
export async function readOrder(kind: ContentKind, signal: AbortSignal): Promise<OrderedItem[]> {
  const all: OrderedItem[] = []
  for (let page = 1; ; page += 1) {
    const answer = await callServer(deskOf(kind).list, { page, pageSize: 100, sort: 'position' } as never, signal)
    const { rows } = answer as unknown as { rows: OrderedItem[] }
    all.push(...rows)
    if (rows.length < 100) return all
  }
}
