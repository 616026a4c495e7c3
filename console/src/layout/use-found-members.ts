import { listMembers } from '@mwc/contract/members/member-desk.calls'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callServer } from '../calls/call-server.ts'
import { useStaff } from '../session/use-staff.ts'

/** Milliseconds without a key after which what was typed is asked for. */
const pause = 250

/** The first members that a text finds, once nothing was typed for a moment; none for roles that may not look for them. */
export function useFoundMembers(text: string) {
  const { role } = useStaff()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), pause)
    return () => clearTimeout(timer)
  }, [text])
  const may = mayCall(listMembers, role)
  const { data } = useQuery({
    queryKey: ['found-members', asked],
    queryFn: ({ signal }) => callServer(listMembers, { search: asked, pageSize: 6, page: 1, sort: 'name' }, signal),
    enabled: may && asked.length >= 3,
  })
  return asked.length >= 3 ? (data?.rows ?? []) : []
}
