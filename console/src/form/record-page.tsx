import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { WireCall } from '@mwc/contract/endpoint/wire-call'
import Alert from '@mui/material/Alert'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Loading } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { EmptyPage } from '../page/empty-page.tsx'
import { otherRole, pageIsFor } from '../page/role-words.ts'
import { PageTitle } from '../plain/page-title.tsx'
import { useStaff } from '../session/use-staff.ts'

/** How an editor tells of what was saved, and asks for what stands now. */
export type Edited<T> = { onSaved: (record: T) => void; readAgain: () => Promise<unknown> }

type Props<T> = {
  /** The kind, under which records are remembered while the desk is open. */
  kind: string
  /** Reads the record of the address; null where there is none. */
  read: (id: string, signal: AbortSignal) => Promise<T | null>
  /** Milliseconds after which a record is read anew; false for never. */
  readEvery?: (record: T) => number | false
  title: (record: T | undefined) => string
  missing: { title: string; text: string }
  children: (record: T, edited: Edited<T>) => ReactNode
}

/** The page of the record that the address names. */
export function RecordPage<T extends { id: string }>({ kind, read, readEvery, title, missing, children }: Props<T>) {
  const { id = '' } = useParams()
  const queries = useQueryClient()
  const queryKey = [kind, id]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(id, signal),
    refetchInterval: ({ state: { data: now } }) => (now && readEvery ? readEvery(now) : false),
  })
  if (error && !data) return <Alert severity="error">{error.message}</Alert>
  if (data === null) return <EmptyPage {...missing} />
  const edited: Edited<T> = { onSaved: (saved) => queries.setQueryData(queryKey, saved), readAgain: refetch }
  return (
    <>
      <PageTitle title={title(data)} />
      {data ? children(data, edited) : <Loading />}
    </>
  )
}

const nothing = () => Promise.resolve()

/** The page of a new record, which opens the record's own once it is made. Whoever may not make one reads who may. */
export function NewRecordPage<T extends { id: string }>({
  title,
  resource,
  call,
  children,
}: {
  title: string
  resource: string
  /** What makes it. */
  call: Pick<WireCall, 'roles'>
  children: (edited: Edited<T> & { key: number }) => ReactNode
}) {
  const navigate = useNavigate()
  const { role } = useStaff()
  // Another one begun here begins empty.
  const [key, setKey] = useState(0)
  const onSaved = ({ id }: T) => {
    setKey((n) => n + 1)
    void navigate(`/${resource}/${id}/show`)
  }
  if (!mayCall(call, role)) return <EmptyPage title={pageIsFor(call)} text={otherRole(role)} />
  return (
    <>
      <PageTitle title={title} />
      {children({ key, onSaved, readAgain: nothing })}
    </>
  )
}
