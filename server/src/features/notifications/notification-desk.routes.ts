import * as notificationDeskEndpoints from '@mwc/contract/notifications/notification-desk.endpoints'
import * as smsDeskEndpoints from '@mwc/contract/sms/sms-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { listSms } from '../sms/list-sms.ts'
import { noteChange } from '../staff/note-change.ts'
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
  route(app, notificationDeskEndpoints.listBroadcasts, ({ input }) => listBroadcasts(deps, input))
  route(app, notificationDeskEndpoints.readBroadcast, ({ input }) => readBroadcast(deps, input.id))
  route(app, notificationDeskEndpoints.addBroadcast, async ({ user, input, request }) => {
    const change = await addBroadcast(deps, user.staffId, input)
    noteChange(request, change)
    return change.after
  })
  route(app, notificationDeskEndpoints.sendBroadcast, async ({ input, request }) => {
    const change = await sendBroadcast(deps, input.id)
    noteChange(request, change)
    return change.after
  })
  route(app, notificationDeskEndpoints.scheduleBroadcast, async ({ input, request }) => {
    const change = await scheduleBroadcast(deps, input.id, input.sendAt)
    noteChange(request, change)
    return change.after
  })
  route(app, notificationDeskEndpoints.cancelBroadcast, async ({ input, request }) => {
    const change = await cancelBroadcast(deps, input.id)
    noteChange(request, change)
    return change.after
  })
  route(app, notificationDeskEndpoints.listReminderDays, ({ input }) => listReminderDays(deps, input))
  route(app, smsDeskEndpoints.listSms, ({ input }) => listSms(deps, input))
}
