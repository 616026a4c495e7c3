import * as contract from '@mwc/contract/notifications/notifications.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { Parts } from '../../dependencies.ts'
import { deleteOwnNotification } from './inbox/delete-own-notification.ts'
import { markAllRead } from './inbox/mark-all-read.ts'
import { markRead } from './inbox/mark-read.ts'
import { readOwnNotification } from './inbox/read-own-notification.ts'
import { listInbox } from './inbox/list-inbox.ts'
import { subscribePush } from './push/subscribe-push.ts'
import { unsubscribePush } from './push/unsubscribe-push.ts'

export function notificationRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, contract.listNotifications, ({ asker, input, language }) =>
    listInbox(parts, { memberId: asker.memberId, language }, input.cursor),
  )
  route(app, contract.readNotification, ({ asker, input, language }) =>
    readOwnNotification(parts, { memberId: asker.memberId, language }, input.id),
  )
  route(app, contract.markNotificationRead, ({ asker, input }) => markRead(parts, asker.memberId, input.id))
  route(app, contract.markAllNotificationsRead, ({ asker }) => markAllRead(parts, asker.memberId))
  route(app, contract.deleteNotification, ({ asker, input }) => deleteOwnNotification(parts, asker.memberId, input.id))
  route(app, contract.readPushKey, async () => ({ publicKey: parts.push?.publicKey ?? null }))
  route(app, contract.subscribePush, async ({ asker, input, language }) => {
    await subscribePush(parts, asker, input, language)
    return {}
  })
  route(app, contract.unsubscribePush, async ({ asker }) => {
    await unsubscribePush(parts, asker)
    return {}
  })
}
