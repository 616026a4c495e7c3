import * as contract from '@mwc/contract/notifications/notifications.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { Parts } from '../../dependencies.ts'
import { deleteOne, listInbox, markAllRead, markRead, readOne } from './inbox/read-inbox.ts'
import { subscribePush, unsubscribePush } from './push/subscribe-push.ts'

export function notificationRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, contract.listNotifications, ({ asker, input, language }) =>
    listInbox(parts, { memberId: asker.memberId, language }, input.cursor),
  )
  route(app, contract.readNotification, ({ asker, input, language }) => readOne(parts, { memberId: asker.memberId, language }, input.id))
  route(app, contract.markNotificationRead, ({ asker, input }) => markRead(parts, asker.memberId, input.id))
  route(app, contract.markAllNotificationsRead, ({ asker }) => markAllRead(parts, asker.memberId))
  route(app, contract.deleteNotification, ({ asker, input }) => deleteOne(parts, asker.memberId, input.id))
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
