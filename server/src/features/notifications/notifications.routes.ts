import * as contract from '@mwc/contract/notifications/notifications.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { deleteOwnNotification } from './inbox/delete-own-notification.ts'
import { markAllRead } from './inbox/mark-all-read.ts'
import { markRead } from './inbox/mark-read.ts'
import { readOwnNotification } from './inbox/read-own-notification.ts'
import { alongsideInbox, listInbox } from './inbox/list-inbox.ts'
import { subscribePush } from './push/subscribe-push.ts'
import { unsubscribePush } from './push/unsubscribe-push.ts'

export function notificationRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(
    app,
    contract.listNotifications,
    ({ user, input, language, found }) => listInbox(deps, { memberId: user.memberId, language }, input.cursor, found),
    { alongside: alongsideInbox },
  )
  route(app, contract.readNotification, ({ user, input, language }) =>
    readOwnNotification(deps, { memberId: user.memberId, language }, input.id),
  )
  route(app, contract.markNotificationRead, ({ user, input }) => markRead(deps, user.memberId, input.id))
  route(app, contract.markAllNotificationsRead, ({ user }) => markAllRead(deps, user.memberId))
  route(app, contract.deleteNotification, ({ user, input }) => deleteOwnNotification(deps, user.memberId, input.id))
  route(app, contract.readPushKey, async () => ({ publicKey: deps.push?.publicKey ?? null }))
  route(app, contract.subscribePush, async ({ user, input, language }) => {
    await subscribePush(deps, user, input, language)
    return {}
  })
  route(app, contract.unsubscribePush, async ({ user }) => {
    await unsubscribePush(deps, user)
    return {}
  })
}
