import type { FastifyInstance } from 'fastify'
import { allHousekeeping } from './all-jobs.ts'
import type { Dependencies } from './dependencies.ts'
import { phoneRequestDeskRoutes } from './features/account/lost-phone/phone-request-desk.routes.ts'
import { lostPhoneRoutes } from './features/account/lost-phone/lost-phone.routes.ts'
import { logInRoutes } from './features/account/log-in/log-in.routes.ts'
import { peopleRoutes } from './features/account/people/people.routes.ts'
import { proofRoutes } from './features/account/proofs/proofs.routes.ts'
import { sessionRoutes } from './features/account/sessions/sessions.routes.ts'
import { signUpRoutes } from './features/account/sign-up/sign-up.routes.ts'
import { memberCheckRoutes } from './features/account/member-check/member-check.routes.ts'
import { nomineeRoutes } from './features/account/nominee/nominee.routes.ts'
import { ownAccountRoutes } from './features/account/own-account/own-account.routes.ts'
import { photoRoutes } from './features/account/own-account/photo.routes.ts'
import { campaignDeskRoutes } from './features/campaigns/desk/campaign-desk.routes.ts'
import { campaignRoutes } from './features/campaigns/campaigns.routes.ts'
import { cardDeskRoutes } from './features/card/card-desk.routes.ts'
import { cardRoutes } from './features/card/card.routes.ts'
import { contentDeskRoutes } from './features/content/desk/content-desk.routes.ts'
import { contentRoutes } from './features/content/published/content.routes.ts'
import { pictureRoutes } from './features/content/pictures/pictures.routes.ts'
import { healthDeskRoutes } from './features/health/health-desk.routes.ts'
import { importRoutes } from './features/imports/imports.routes.ts'
import { logRoutes } from './features/log/desk/log.routes.ts'
import { memberRoutes } from './features/members/members.routes.ts'
import { memberActsRoutes } from './features/members/acts/member-acts.routes.ts'
import { paperRequestDeskRoutes } from './features/members/paper-requests/paper-request-desk.routes.ts'
import { deskAttachmentRoutes } from './features/messages/desk/desk-attachment.routes.ts'
import { messageDeskRoutes } from './features/messages/desk/message-desk.routes.ts'
import { templateDeskRoutes } from './features/messages/templates/template-desk.routes.ts'
import { attachmentRoutes } from './features/messages/attachments.routes.ts'
import { messageRoutes } from './features/messages/messages.routes.ts'
import { notificationDeskRoutes } from './features/notifications/notification-desk.routes.ts'
import { notificationRoutes } from './features/notifications/notifications.routes.ts'
import { paymentDeskRoutes } from './features/payments/desk/payment-desk.routes.ts'
import { statementDeskRoutes } from './features/payments/statements/statement-desk.routes.ts'
import { counterRoutes } from './features/counter/counter.routes.ts'
import { counterDeskRoutes } from './features/payments/counter/counter-desk.routes.ts'
import { figureRoutes } from './features/figures/figures.routes.ts'
import { phoneReportRoutes } from './features/phone-reports/phone-reports.routes.ts'
import { paymentRoutes } from './features/payments/checkout/payments.routes.ts'
import { programmeDeskRoutes } from './features/programme/desk/programme-desk.routes.ts'
import { programmeRoutes } from './features/programme/programme.routes.ts'
import { promoDeskRoutes } from './features/promos/desk/promo-desk.routes.ts'
import { settlementDeskRoutes } from './features/settlements/settlement-desk.routes.ts'
import { redemptionDeskRoutes } from './features/redemptions/desk/redemption-desk.routes.ts'
import { redemptionRoutes } from './features/redemptions/redemptions.routes.ts'
import { ownDeskRoutes } from './features/staff/account/own-desk.routes.ts'
import { staffDeskRoutes } from './features/staff/desk/staff-desk.routes.ts'
import { joinRoutes } from './features/staff/join/join.routes.ts'
import { passkeyRoutes } from './features/staff/passkeys/passkeys.routes.ts'
import { staffRoutes } from './features/staff/staff.routes.ts'
import { workRoutes } from './features/work/work.routes.ts'

/** The one list of the calls of members and of the desk. `app.ts` registers what answers under any load, and maintenance. */
export function allRoutes(app: FastifyInstance, deps: Dependencies): void {
  phoneReportRoutes(app, deps)
  programmeRoutes(app, deps)
  programmeDeskRoutes(app, deps)
  proofRoutes(app, deps)
  signUpRoutes(app, deps)
  logInRoutes(app, deps)
  sessionRoutes(app, deps)
  peopleRoutes(app, deps)
  ownAccountRoutes(app, deps)
  nomineeRoutes(app, deps)
  photoRoutes(app, deps)
  lostPhoneRoutes(app, deps)
  paymentRoutes(app, deps)
  campaignRoutes(app, deps)
  cardRoutes(app, deps)
  contentRoutes(app, deps)
  pictureRoutes(app, deps)
  messageRoutes(app, deps)
  attachmentRoutes(app, deps)
  redemptionRoutes(app, deps)
  memberCheckRoutes(app, deps)
  notificationRoutes(app, deps)
  staffRoutes(app, deps)
  staffDeskRoutes(app, deps)
  joinRoutes(app, deps)
  ownDeskRoutes(app, deps)
  passkeyRoutes(app, deps)
  workRoutes(app, deps)
  healthDeskRoutes(
    app,
    deps,
    allHousekeeping(deps, () => undefined),
  )
  figureRoutes(app, deps)
  logRoutes(app, deps)
  phoneRequestDeskRoutes(app, deps)
  memberRoutes(app, deps)
  memberActsRoutes(app, deps)
  paperRequestDeskRoutes(app, deps)
  importRoutes(app, deps)
  paymentDeskRoutes(app, deps)
  counterDeskRoutes(app, deps)
  counterRoutes(app, deps)
  statementDeskRoutes(app, deps)
  cardDeskRoutes(app, deps)
  promoDeskRoutes(app, deps)
  campaignDeskRoutes(app, deps)
  contentDeskRoutes(app, deps)
  messageDeskRoutes(app, deps)
  deskAttachmentRoutes(app, deps)
  templateDeskRoutes(app, deps)
  redemptionDeskRoutes(app, deps)
  settlementDeskRoutes(app, deps)
  notificationDeskRoutes(app, deps)
}
