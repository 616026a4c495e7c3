import * as contract from '@mwc/contract/notifications/notification-desk.endpoints'
import * as toldEndpoints from '@mwc/contract/notifications/told-desk.endpoints'
import * as smsDeskEndpoints from '@mwc/contract/sms/sms-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { route, type StaffUser } from '../../http/route.ts'
import { listRoute } from '../log/exports/list-route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { listSms } from '../sms/list-sms.ts'
import { readSmsDays } from '../sms/read-sms-days.ts'
import { readActor } from '../log/read-actor.ts'
import { listReminderDays } from './reminders/list-reminder-days.ts'
import { addBroadcast } from './broadcasts/add-broadcast.ts'
import { askForSecond } from './broadcasts/ask-for-second.ts'
import { broadcastActsFor } from './broadcasts/broadcast.rules.ts'
import { cancelBroadcast } from './broadcasts/cancel-broadcast.ts'
import { confirmBroadcast } from './broadcasts/confirm-broadcast.ts'
import { editBroadcast } from './broadcasts/edit-broadcast.ts'
import { listBroadcasts } from './broadcasts/list-broadcasts.ts'
import { previewBroadcast } from './broadcasts/preview-broadcast.ts'
import { readBroadcast } from './broadcasts/read-broadcast.ts'
import { scheduleBroadcast } from './broadcasts/schedule-broadcast.ts'
import { sendBroadcast } from './broadcasts/send-broadcast.ts'
import { testBroadcast } from './broadcasts/test-broadcast.ts'
import { listBroadcastMembers } from './told/list-broadcast-members.ts'
import { listReminded } from './told/list-reminded.ts'

/** Four texts that are too long are to be refused by name and not by size. */
const texts = { bodyLimit: 1536 * 1024 }

/** The desk's calls about broadcasts, reminders and SMS. */
export function notificationDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  const shown = (facts: Awaited<ReturnType<typeof readBroadcast>>, reader: StaffUser) => ({
    ...facts,
    may: broadcastActsFor(reader, facts),
  })
  route(app, contract.previewBroadcast, ({ input }) => previewBroadcast(deps, input))
  listRoute(app, deps, contract.listBroadcasts, ({ input, user }) => listBroadcasts(deps, input, user))
  route(app, contract.readBroadcast, async ({ input, user }) => shown(await readBroadcast(deps, input.id), user))
  route(
    app,
    contract.addBroadcast,
    async (call) => shown(await addBroadcast(deps, readActor(deps, call), call.input, call.language), call.user),
    texts,
  )
  route(app, contract.editBroadcast, async (call) => shown(await editBroadcast(deps, readActor(deps, call), call.input), call.user), texts)
  route(app, contract.testBroadcast, async (call) => shown(await testBroadcast(deps, readActor(deps, call), call.input), call.user))
  route(app, contract.askForSecond, async (call) => shown(await askForSecond(deps, readActor(deps, call), call.input), call.user))
  route(app, contract.confirmBroadcast, async (call) => shown(await confirmBroadcast(deps, readActor(deps, call), call.input), call.user))
  route(app, contract.sendBroadcast, async (call) => shown(await sendBroadcast(deps, readActor(deps, call), call.input), call.user))
  route(app, contract.scheduleBroadcast, async (call) =>
    shown(await scheduleBroadcast(deps, readActor(deps, call), call.input, call.language), call.user),
  )
  route(app, contract.cancelBroadcast, async (call) => shown(await cancelBroadcast(deps, readActor(deps, call), call.input.id), call.user))
  listRoute(app, deps, toldEndpoints.listBroadcastMembers, ({ input }) => listBroadcastMembers(deps, input))
  listRoute(app, deps, toldEndpoints.listReminderDays, ({ input }) => listReminderDays(deps, input))
  listRoute(app, deps, toldEndpoints.listReminded, ({ input }) => listReminded(deps, input))
  listRoute(app, deps, smsDeskEndpoints.listSms, ({ input, user }) => listSms(deps.db, input, user.role))
  route(app, smsDeskEndpoints.readSmsDays, () => readSmsDays(deps))
}
