import * as notificationDeskEndpoints from '@mwc/contract/notifications/notification-desk.endpoints'
import * as smsDeskEndpoints from '@mwc/contract/sms/sms-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { listRoute } from '../log/exports/list-route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { listSms } from '../sms/list-sms.ts'
import { readSmsDays } from '../sms/read-sms-days.ts'
import { readActor } from '../log/read-actor.ts'
import { listReminderDays } from './reminders/list-reminder-days.ts'
import { listBroadcasts } from './broadcasts/list-broadcasts.ts'
import { readBroadcast } from './broadcasts/read-broadcast.ts'
import { cancelBroadcast } from './broadcasts/cancel-broadcast.ts'
import { scheduleBroadcast } from './broadcasts/schedule-broadcast.ts'
import { sendBroadcast } from './broadcasts/send-broadcast.ts'
import { addBroadcast } from './broadcasts/add-broadcast.ts'
import { previewBroadcast } from './broadcasts/preview-broadcast.ts'

export function notificationDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(app, notificationDeskEndpoints.previewBroadcast, ({ input }) => previewBroadcast(deps, input))
  listRoute(app, deps, notificationDeskEndpoints.listBroadcasts, ({ input }) => listBroadcasts(deps, input))
  route(app, notificationDeskEndpoints.readBroadcast, ({ input }) => readBroadcast(deps, input.id))
  route(app, notificationDeskEndpoints.addBroadcast, (call) => addBroadcast(deps, readActor(deps, call), call.input))
  route(app, notificationDeskEndpoints.sendBroadcast, (call) => sendBroadcast(deps, readActor(deps, call), call.input.id))
  route(app, notificationDeskEndpoints.scheduleBroadcast, (call) => scheduleBroadcast(deps, readActor(deps, call), call.input))
  route(app, notificationDeskEndpoints.cancelBroadcast, (call) => cancelBroadcast(deps, readActor(deps, call), call.input.id))
  route(app, notificationDeskEndpoints.listReminderDays, ({ input }) => listReminderDays(deps, input))
  listRoute(app, deps, smsDeskEndpoints.listSms, ({ input, user }) => listSms(deps.db, input, user.role))
  route(app, smsDeskEndpoints.readSmsDays, () => readSmsDays(deps))
}
