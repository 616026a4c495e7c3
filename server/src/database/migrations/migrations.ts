import type { Migrations } from '../migrate.ts'
import { up as programme } from './members-app/0001-programme.ts'
import { up as paymentLife } from './members-app/0002-payment-life.ts'
import { up as campaigns } from './members-app/0003-campaigns.ts'
import { up as gatewayHandle } from './members-app/0004-gateway-handle.ts'
import { up as paymentSearch } from './members-app/0005-payment-search.ts'
import { up as ownAccount } from './members-app/0006-own-account.ts'
import { up as content } from './members-app/0007-content.ts'
import { up as contentSearch } from './members-app/0008-content-search.ts'
import { up as card } from './members-app/0009-card.ts'
import { up as redemptions } from './members-app/0010-redemptions.ts'
import { up as notifications } from './members-app/0011-notifications.ts'
import { up as messages } from './members-app/0012-messages.ts'
import { up as smsWords } from './members-app/0013-sms-words.ts'
import { up as faultCodes } from './members-app/0014-fault-codes.ts'
import { up as workByIndex } from './members-app/0015-work-by-index.ts'
import { up as openProofs } from './members-app/0016-open-proofs.ts'
import { up as deskAndRepeats } from './members-app/0017-desk-and-repeats.ts'
import { up as paymentKeys } from './members-app/0018-payment-keys.ts'
import { up as keptNotices } from './members-app/0019-kept-notices.ts'
import { up as sealedMarks } from './members-app/0022-sealed-marks.ts'
import { up as dataLife } from './members-app/0023-data-life.ts'
import { up as heldReads } from './members-app/0024-held-reads.ts'
import { up as toldContent } from './members-app/0025-told-content.ts'
import { up as placesWithNets } from './members-app/0026-places-with-nets.ts'
import { up as heldPlans } from './members-app/0027-held-plans.ts'
import { up as attachments } from './members-app/0028-attachments.ts'
import { up as nominee } from './members-app/0029-nominee.ts'
import { up as openingHours } from './members-app/0030-opening-hours.ts'
import { up as deskLog } from './desk/0032-desk-log.ts'
import { up as logByRecord } from './desk/0033-log-by-record.ts'
import { up as settingVersions } from './desk/0034-setting-versions.ts'
import { up as memberDirectory } from './desk/0035-member-directory.ts'
import { up as deskLists } from './desk/0036-desk-lists.ts'
import { up as memberActs } from './desk/0037-member-acts.ts'
import { up as counter } from './desk/0038-counter.ts'
import { up as paymentLists } from './desk/0039-payment-lists.ts'
import { up as staffLinks } from './desk/0040-staff-links.ts'
import { up as staffPasskeys } from './desk/0041-staff-passkeys.ts'
import { up as statements } from './desk/0042-statements.ts'
import { up as memberStatuses } from './desk/0043-member-statuses.ts'
import { up as termsTakenBack } from './desk/0047-terms-taken-back.ts'
import { up as moneyOfLines } from './desk/0048-money-of-lines.ts'
import { up as listsAtSize } from './desk/0049-lists-at-size.ts'
import { up as recordVersions } from './desk/0050-record-versions.ts'
import { up as broadcastVersions } from './desk/0051-broadcast-versions.ts'
import { up as sourceLayouts } from './desk/0052-source-layouts.ts'
import { up as contentDesk } from './desk/0053-content-desk.ts'
import { up as promoBatches } from './desk/0054-promo-batches.ts'
import { up as campaignDesk } from './desk/0055-campaign-desk.ts'
import { up as dailyFigures } from './desk/0056-daily-figures.ts'
import { up as shopSettlements } from './desk/0057-shop-settlements.ts'
import { up as messageDesk } from './desk/0058-message-desk.ts'
import { up as describedPictures } from './desk/0059-described-pictures.ts'
import { up as broadcastDesk } from './desk/0060-broadcast-desk.ts'
import { up as reminderCounts } from './desk/0061-reminder-counts.ts'
import { up as health } from './desk/0062-health.ts'
import { up as threadDirectory } from './desk/0063-thread-directory.ts'
import { up as memberImports } from './operations/0064-member-imports.ts'
import { up as manyAtOnce } from './operations/0065-many-at-once.ts'
import { up as processes } from './operations/0066-processes.ts'
import { up as keptBackups } from './operations/0067-kept-backups.ts'
import { up as lookupKeys } from './operations/0068-lookup-keys.ts'
import { up as waitsAndPlans } from './operations/0069-waits-and-plans.ts'
import { up as phoneReports } from './operations/0070-phone-reports.ts'
import { directoryOrders } from './operations/0072-directory-orders.ts'
import { up as narrowOrders } from './operations/0073-narrow-orders.ts'
import { up as writtenContent } from './operations/0074-written-content.ts'
import { notificationsOfMember } from './operations/0075-notifications-of-member.ts'
import { up as oneOrderOfNotifications } from './operations/0076-one-order-of-notifications.ts'
import { up as sessionKeys } from './operations/0077-session-keys.ts'
import { up as codesOfPayments } from './operations/0078-codes-of-payments.ts'
import { paymentsOfACode } from './operations/0079-payments-of-a-code.ts'
import { up as oneIndexOfCodes } from './operations/0080-one-index-of-codes.ts'
import { paymentsSortedByIndex } from './operations/0081-payments-sorted-by-index.ts'
import { up as oneIndexOfMethods } from './operations/0082-one-index-of-methods.ts'
import { listsOfStaff } from './operations/0083-lists-of-staff.ts'
import { up as oneIndexOfStaff } from './operations/0084-one-index-of-staff.ts'
import { consentsByIndex } from './operations/0085-consents-by-index.ts'
import { up as oneIndexOfConsents } from './operations/0086-one-index-of-consents.ts'
import { linesByContent } from './operations/0087-lines-by-content.ts'
import { up as linesWithoutIdentity } from './operations/0088-lines-without-identity.ts'
import { waitingPaymentsDue } from './operations/0089-waiting-payments-due.ts'
import { listedContent } from './operations/0090-listed-content.ts'
import { momentsByIndex } from './growth/0091-moments-by-index.ts'
import { up as figuresOfEmptied } from './growth/0092-figures-of-emptied.ts'
import { up as partsOfCharges } from './growth/0093-parts-of-charges.ts'
import { up as termsOfClosed } from './growth/0094-terms-of-closed.ts'
import { sessionsWithoutKey } from './growth/0096-sessions-without-key.ts'
import { up as sameMoney } from './growth/0097-same-money.ts'

/** Every migration of this version. They only add: see decision 37. */
export const migrations: Migrations = {
  '0001-programme': { up: programme },
  '0002-payment-life': { up: paymentLife },
  '0003-campaigns': { up: campaigns },
  '0004-gateway-handle': { up: gatewayHandle },
  '0005-payment-search': { up: paymentSearch },
  '0006-own-account': { up: ownAccount },
  '0007-content': { up: content },
  '0008-content-search': { up: contentSearch },
  '0009-card': { up: card },
  '0010-redemptions': { up: redemptions },
  '0011-notifications': { up: notifications },
  '0012-messages': { up: messages },
  '0013-sms-words': { up: smsWords },
  '0014-fault-codes': { up: faultCodes },
  '0015-work-by-index': { up: workByIndex },
  '0016-open-proofs': { up: openProofs },
  '0017-desk-and-repeats': { up: deskAndRepeats },
  '0018-payment-keys': { up: paymentKeys },
  '0019-kept-notices': { up: keptNotices },
  '0022-sealed-marks': { up: sealedMarks },
  '0023-data-life': { up: dataLife },
  '0024-held-reads': { up: heldReads },
  '0025-told-content': { up: toldContent },
  '0026-places-with-nets': { up: placesWithNets },
  '0027-held-plans': { up: heldPlans },
  '0028-attachments': { up: attachments },
  '0029-nominee': { up: nominee },
  '0030-opening-hours': { up: openingHours },
  '0032-desk-log': { up: deskLog },
  '0033-log-by-record': { up: logByRecord },
  '0034-setting-versions': { up: settingVersions },
  '0035-member-directory': { up: memberDirectory },
  '0036-desk-lists': { up: deskLists },
  '0037-member-acts': { up: memberActs },
  '0038-counter': { up: counter },
  '0039-payment-lists': { up: paymentLists },
  '0040-staff-links': { up: staffLinks },
  '0041-staff-passkeys': { up: staffPasskeys },
  '0042-statements': { up: statements },
  '0043-member-statuses': { up: memberStatuses },
  '0047-terms-taken-back': { up: termsTakenBack },
  '0048-money-of-lines': { up: moneyOfLines },
  '0049-lists-at-size': { up: listsAtSize },
  '0050-record-versions': { up: recordVersions },
  '0051-broadcast-versions': { up: broadcastVersions },
  '0052-source-layouts': { up: sourceLayouts },
  '0053-content-desk': { up: contentDesk },
  '0054-promo-batches': { up: promoBatches },
  '0055-campaign-desk': { up: campaignDesk },
  '0056-daily-figures': { up: dailyFigures },
  '0057-shop-settlements': { up: shopSettlements },
  '0058-message-desk': { up: messageDesk },
  '0059-described-pictures': { up: describedPictures },
  '0060-broadcast-desk': { up: broadcastDesk },
  '0061-reminder-counts': { up: reminderCounts },
  '0062-health': { up: health },
  '0063-thread-directory': { up: threadDirectory },
  '0064-member-imports': { up: memberImports },
  '0065-many-at-once': { up: manyAtOnce },
  '0066-processes': { up: processes },
  '0067-kept-backups': { up: keptBackups },
  '0068-lookup-keys': { up: lookupKeys },
  '0069-waits-and-plans': { up: waitsAndPlans },
  '0070-phone-reports': { up: phoneReports },
  '0072-directory-orders': directoryOrders,
  '0073-narrow-orders': { up: narrowOrders },
  '0074-written-content': { up: writtenContent },
  '0075-notifications-of-member': notificationsOfMember,
  '0076-one-order-of-notifications': { up: oneOrderOfNotifications },
  '0077-session-keys': { up: sessionKeys },
  '0078-codes-of-payments': { up: codesOfPayments },
  '0079-payments-of-a-code': paymentsOfACode,
  '0080-one-index-of-codes': { up: oneIndexOfCodes },
  '0081-payments-sorted-by-index': paymentsSortedByIndex,
  '0082-one-index-of-methods': { up: oneIndexOfMethods },
  '0083-lists-of-staff': listsOfStaff,
  '0084-one-index-of-staff': { up: oneIndexOfStaff },
  '0085-consents-by-index': consentsByIndex,
  '0086-one-index-of-consents': { up: oneIndexOfConsents },
  '0087-lines-by-content': linesByContent,
  '0088-lines-without-identity': { up: linesWithoutIdentity },
  '0089-waiting-payments-due': waitingPaymentsDue,
  '0090-listed-content': listedContent,
  '0091-moments-by-index': momentsByIndex,
  '0092-figures-of-emptied': { up: figuresOfEmptied },
  '0093-parts-of-charges': { up: partsOfCharges },
  '0094-terms-of-closed': { up: termsOfClosed },
  '0096-sessions-without-key': sessionsWithoutKey,
  '0097-same-money': { up: sameMoney },
}
