import { listPictures } from '@mwc/contract/content/picture-desk.calls'
import type { DeskPicture } from '@mwc/contract/content/picture-desk.schemas'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePermissions } from 'react-admin'
import { callServer } from '../../../calls/call-server.ts'

/** Every read of pictures stands below it. */
export const pictureQueries = ['content', 'pictures'] as const

/** One picture as it stands, for whoever may see the library. Null is one that is not there. */
export function usePicture(id: string | undefined) {
  const queries = useQueryClient()
  const { permissions } = usePermissions<StaffRole>()
  const { data, error, refetch } = useQuery({
    queryKey: [...pictureQueries, id],
    enabled: Boolean(id) && permissions !== undefined && mayCall(listPictures, permissions),
    queryFn: async ({ signal }) => (await callServer(listPictures, { ids: id ?? '' } as never, signal)).rows[0] ?? null,
  })
  const keep = (picture: DeskPicture) => queries.setQueryData([...pictureQueries, picture.id], picture)
  return { picture: data, error, refetch, keep }
}
