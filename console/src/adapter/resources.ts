import { listCampaignClaims, listDeskCampaigns } from '@mwc/contract/campaigns/campaign-desk.calls'
import { listTranslations } from '@mwc/contract/content/content-acts-desk.calls'
import { listPictures } from '@mwc/contract/content/picture-desk.calls'
import { contentDesk } from '@mwc/contract/content/content-desk.calls'
import { listPhoneRequests } from '@mwc/contract/account/lost-phone/phone-request-desk.calls'
import type { WireCall } from '@mwc/contract/endpoint/wire-call'
import { listImportFaults, listImports, readImport } from '@mwc/contract/imports/import-desk.calls'
import { listMembers, readMember } from '@mwc/contract/members/member-desk.calls'
import { findAtCounter, listCounterDays, listTerminals, readCounterDay } from '@mwc/contract/payments/counter-desk.calls'
import { listPaperRequests } from '@mwc/contract/members/paper-request-desk.calls'
import { listLines, listSources } from '@mwc/contract/payments/statement-desk.calls'
import { listDeskPayments, listReviews, readDeskPayment } from '@mwc/contract/payments/payment-desk.calls'
import { listBroadcasts, readBroadcast } from '@mwc/contract/notifications/notification-desk.calls'
import { listBroadcastMembers, listReminded, listReminderDays } from '@mwc/contract/notifications/told-desk.calls'
import { listPromoBatches } from '@mwc/contract/promos/promo-batch-desk.calls'
import { listPromos, listPromoUses } from '@mwc/contract/promos/promo-desk.calls'
import { listShopStatements, listStatementUses } from '@mwc/contract/settlements/settlement-desk.calls'
import { listThreads } from '@mwc/contract/messages/message-desk.calls'
import { listMessageTemplates } from '@mwc/contract/messages/message-template-desk.calls'
import { readDeskSettings } from '@mwc/contract/programme/programme-desk.calls'
import { listStaff } from '@mwc/contract/staff/staff-desk.calls'
import { readReport } from '@mwc/contract/figures/figures.calls'
import { listFailedJobs, readHealth } from '@mwc/contract/health/health-desk.calls'
import { listWindows } from '@mwc/contract/maintenance/maintenance-desk.calls'
import { listPhoneReports } from '@mwc/contract/phone-reports/phone-report-desk.calls'
import { listSms } from '@mwc/contract/sms/sms-desk.calls'
import { listLog } from '@mwc/contract/log/log.calls'
import { readWork } from '@mwc/contract/work/work.calls'

/** The calls behind a kind of record: a list that pages, sorts and filters, and one by its id where there is more to see. */
export type Resource = { list: WireCall<'staff'>; one?: WireCall<'staff'> }

/** Every kind of record that the desk lists, under the name that stands in its addresses. */
export const resources = {
  work: { list: readWork },
  members: { list: listMembers, one: readMember },
  // A page of its own, which whoever may search at a counter may open.
  counter: { list: findAtCounter },
  'counter-days': { list: listCounterDays, one: readCounterDay },
  terminals: { list: listTerminals },
  'statement-sources': { list: listSources },
  'statement-lines': { list: listLines },
  'phone-requests': { list: listPhoneRequests },
  'paper-requests': { list: listPaperRequests },
  'member-imports': { list: listImports, one: readImport },
  // Stands on the page of a file.
  'member-import-faults': { list: listImportFaults },
  // Its figures are read by its own page, for whoever may call for them.
  reports: { list: readReport },
  log: { list: listLog },
  sms: { list: listSms },
  maintenance: { list: listWindows },
  health: { list: readHealth },
  // Stands on the page of the health.
  'failed-jobs': { list: listFailedJobs },
  'phone-reports': { list: listPhoneReports },
  payments: { list: listDeskPayments, one: readDeskPayment },
  'payment-reviews': { list: listReviews },
  // Its page reads a thread by its own call, which waits for news.
  threads: { list: listThreads },
  'message-templates': { list: listMessageTemplates },
  promos: { list: listPromos },
  'promo-batches': { list: listPromoBatches },
  campaigns: { list: listDeskCampaigns },
  'campaign-claims': { list: listCampaignClaims },
  'shop-statements': { list: listShopStatements },
  'shop-statement-uses': { list: listStatementUses },
  // Stands on the pages of codes and batches.
  'promo-uses': { list: listPromoUses },
  broadcasts: { list: listBroadcasts, one: readBroadcast },
  // Stand on the page of a broadcast, and of a day.
  'broadcast-members': { list: listBroadcastMembers },
  reminders: { list: listReminderDays },
  'reminded-members': { list: listReminded },
  staff: { list: listStaff },
  settings: { list: readDeskSettings },
  pictures: { list: listPictures },
  translations: { list: listTranslations },
  news: { list: contentDesk.news.list },
  banners: { list: contentDesk.banner.list },
  questions: { list: contentDesk.question.list },
  privileges: { list: contentDesk.privilege.list },
  shops: { list: contentDesk.shop.list },
  insurance: { list: contentDesk.insurance.list },
  places: { list: contentDesk.place.list },
} as const satisfies Record<string, Resource>

/** The calls of a kind of record; throws for a name that is none. */
export function resourceOf(name: string): Resource {
  const found = (resources as Record<string, Resource>)[name]
  if (!found) throw new Error(`there is no resource ${name}`)
  return found
}
