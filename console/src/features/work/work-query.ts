import { readWork } from '@mwc/contract/work/work.calls'
import { callServer } from '../../calls/call-server.ts'

/** What waits for whoever is signed in; asked for beside who that is, and then not a second time. */
export const workQuery = {
  queryKey: ['work'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callServer(readWork, {}, signal),
  staleTime: 5_000,
}
