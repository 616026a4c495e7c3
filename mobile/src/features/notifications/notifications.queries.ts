import {
  deleteNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  readNotification,
  readPushKey,
  subscribePush,
  unsubscribePush,
} from '@mwc/contract/notifications/notifications.calls'
import type { Notification } from '@mwc/contract/notifications/notifications.schemas'
import type { InputOf, OutputOf } from '@mwc/contract/endpoint/wire-call'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { call } from '../../shared/calls/api-client.ts'
import { askMemberAgain } from '../../shared/programme/use-member.ts'

type Inbox = InfiniteData<OutputOf<typeof listNotifications>, string | null>

/** The inbox, newest first; asked for anew by every screen that shows it. */
export const inboxQuery = infiniteQueryOptions({
  queryKey: ['notifications'],
  queryFn: ({ pageParam, signal }) => call(listNotifications, { cursor: pageParam ?? undefined }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
  staleTime: 0,
})

/** One notification; what the inbox says of it stands until the server has answered. Asks nothing without an id. */
export function notificationQuery(client: QueryClient, id: string | null) {
  const inbox = client.getQueryData<Inbox>(inboxQuery.queryKey)
  return queryOptions({
    queryKey: ['notification', id],
    queryFn: ({ signal }) => call(readNotification, { id: id ?? '' }, { signal }),
    enabled: id !== null,
    placeholderData: inbox?.pages.flatMap((page) => page.notifications).find((one) => one.id === id),
    staleTime: 0,
  })
}

/** Changes the inbox as it is known here, before it is asked for again. */
function changeInbox(client: QueryClient, change: (notifications: Notification[]) => Notification[]): void {
  client.setQueryData<Inbox>(
    inboxQuery.queryKey,
    (inbox) => inbox && { ...inbox, pages: inbox.pages.map((page) => ({ ...page, notifications: change(page.notifications) })) },
  )
}

/** Has the bell and the lists say what is so now. */
async function askAgain(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: inboxQuery.queryKey })
  await askMemberAgain()
}

export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(markNotificationRead, { id }),
    onSuccess: (_, id) => {
      changeInbox(client, (all) => all.map((one) => (one.id === id ? { ...one, read: true } : one)))
      return askMemberAgain()
    },
  })
}

export function useMarkAllRead() {
  const client = useQueryClient()
  return useMutation({ mutationFn: () => call(markAllNotificationsRead, {}), onSuccess: () => askAgain(client) })
}

export function useDelete() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteNotification, { id }),
    onSuccess: (_, id) => {
      changeInbox(client, (all) => all.filter((one) => one.id !== id))
      return askAgain(client)
    },
  })
}

/** Deletes several, and has the inbox be without those that are gone; answers whether all are. */
export async function deleteNotifications(client: QueryClient, ids: readonly string[]): Promise<boolean> {
  const results = await Promise.allSettled(ids.map((id) => call(deleteNotification, { id })))
  const gone = ids.filter((_, i) => results[i]?.status === 'fulfilled')
  changeInbox(client, (all) => all.filter(({ id }) => !gone.includes(id)))
  await askAgain(client)
  return gone.length === ids.length
}

export const readKey = () => call(readPushKey, {})
export const subscribe = (phone: InputOf<typeof subscribePush>) => call(subscribePush, phone)
export const unsubscribe = () => call(unsubscribePush, {})
