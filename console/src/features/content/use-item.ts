import { contentDesk, type ContentKind } from '@mwc/contract/content/content-desk.calls'
import type { WireCall } from '@mwc/contract/endpoint/wire-call'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callServer } from '../../calls/call-server.ts'
import type { DeskItem } from './form-values.ts'

/** The calls of a kind, which differ in their fields alone. */
export const deskOf = (kind: ContentKind) => contentDesk[kind] as unknown as Record<'list' | 'add' | 'edit', WireCall<'staff'>>

/** One item as it stands; `keep` puts what an edit answered in its place. Null is an item that is not there. */
export function useItem(kind: ContentKind, id: string | undefined) {
  const queries = useQueryClient()
  const queryKey = ['content', kind, id]
  const { data, error, refetch } = useQuery({
    queryKey,
    enabled: id !== undefined,
    queryFn: async ({ signal }) => {
      const { rows } = (await callServer(deskOf(kind).list, { ids: id } as never, signal)) as unknown as { rows: DeskItem[] }
      return rows[0] ?? null
    },
  })
  return { item: data, error, refetch, keep: (item: DeskItem) => queries.setQueryData(queryKey, item) }
}
