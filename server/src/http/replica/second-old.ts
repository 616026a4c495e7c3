import { readNominee } from '@mwc/contract/account/nominee/nominee.calls'
import { readAccount } from '@mwc/contract/account/own-account/own-account.calls'
import { me } from '@mwc/contract/account/people/people.calls'
import { listCampaignClaims } from '@mwc/contract/campaigns/campaign-desk.calls'
import { listCampaigns, listRewards } from '@mwc/contract/campaigns/campaigns.calls'
import { listTranslations, listVersions } from '@mwc/contract/content/content-acts-desk.calls'
import * as content from '@mwc/contract/content/content.calls'
import type { WireCall } from '@mwc/contract/endpoint/wire-call'
import { readReport } from '@mwc/contract/figures/figures.calls'
import { readHome } from '@mwc/contract/home/home.calls'
import { listImportFaults } from '@mwc/contract/imports/import-desk.calls'
import { listLog, listRefusedCalls } from '@mwc/contract/log/log.calls'
import { listMembers } from '@mwc/contract/members/member-desk.calls'
import { readThread } from '@mwc/contract/messages/messages.calls'
import { listNotifications, readNotification } from '@mwc/contract/notifications/notifications.calls'
import { listBroadcastMembers, listReminded, listReminderDays } from '@mwc/contract/notifications/told-desk.calls'
import { listDeskPayments } from '@mwc/contract/payments/payment-desk.calls'
import { listPayments, readPayment } from '@mwc/contract/payments/payments.calls'
import { listPhoneReports } from '@mwc/contract/phone-reports/phone-report-desk.calls'
import { programme } from '@mwc/contract/programme/programme.calls'
import { listPromoUses } from '@mwc/contract/promos/promo-desk.calls'
import { listDeskRedemptions } from '@mwc/contract/redemptions/redemption-desk.calls'
import { listRedemptions } from '@mwc/contract/redemptions/redemptions.calls'
import { listStatementUses } from '@mwc/contract/settlements/settlement-desk.calls'
import { listSms, readSmsDays } from '@mwc/contract/sms/sms-desk.calls'

/** Reads of members and of everybody whose answer may be a second old, but for what the reader has just done. */
const ofMembers: readonly WireCall[] = [
  me,
  listPayments,
  listNotifications,
  readNotification,
  listCampaigns,
  listRewards,
  listRedemptions,
  readAccount,
  readNominee,
  programme,
  readHome,
  content.readBanner,
  content.listNews,
  content.readNews,
  content.listPrivileges,
  content.readPrivilege,
  content.listQuestions,
  content.listPlaces,
  content.readInsurance,
  content.readBenefits,
]

/** Lists and reports of the desk. Those by which staff take what waits are not among them: two would take the same. */
const ofTheDesk: readonly WireCall[] = [
  listMembers,
  listDeskPayments,
  listPromoUses,
  listCampaignClaims,
  listDeskRedemptions,
  listStatementUses,
  listBroadcastMembers,
  listReminderDays,
  listReminded,
  listSms,
  readSmsDays,
  listImportFaults,
  listTranslations,
  listVersions,
  listLog,
  listRefusedCalls,
  listPhoneReports,
  readReport,
]

/** By these a phone hears what others did. It then asks the reads above, which have to know it, too. */
const telling: readonly WireCall[] = [readPayment, readThread]

const nameOf = ({ method, path }: Pick<WireCall, 'method' | 'path'>) => `${method} ${path}`
const secondOld = new Set([...ofMembers, ...ofTheDesk].map(nameOf))
const tells = new Set(telling.map(nameOf))

/** What a call has to do with a replica: it may be answered from there, or what it tells has to be known there; else nothing. */
export type ReplicaRole = { replica?: 'reads' | 'tells' }

declare module 'fastify' {
  interface FastifyContextConfig extends ReplicaRole {}
}

/** The one place that says which calls are answered from a replica. All others ask the primary. */
export function replicaRoleOf(call: Pick<WireCall, 'method' | 'path'>): ReplicaRole {
  if (secondOld.has(nameOf(call))) return { replica: 'reads' }
  return tells.has(nameOf(call)) ? { replica: 'tells' } : {}
}
