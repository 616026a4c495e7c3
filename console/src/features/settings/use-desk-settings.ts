import { readDeskSettings } from '@mwc/contract/programme/programme-desk.calls'
import type { DeskSettings } from '@mwc/contract/programme/programme-desk.schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callServer } from '../../calls/call-server.ts'

const queryKey = ['desk-settings']

/** Prices and settings as they stand; `keep` puts what an edit answered in their place. */
export function useDeskSettings({ enabled = true }: { enabled?: boolean } = {}) {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({ queryKey, enabled, queryFn: ({ signal }) => callServer(readDeskSettings, {}, signal) })
  const keep = (settings: DeskSettings) => queries.setQueryData(queryKey, settings)
  return { settings: data, error, refetch, keep }
}
