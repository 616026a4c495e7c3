import { memberRefusals } from './member-refusals.ts'
import { messageRefusals } from './message-refusals.ts'
import { notificationRefusals } from './notification-refusals.ts'
import { offerRefusals } from './offer-refusals.ts'
import { operationRefusals } from './operation-refusals.ts'

/**
 * Every expected refusal: its reason (`feature.reason`), the reply's `code`, and its HTTP status.
 * 401 and the change-phone codes 1011–1016 are the specification's; ours start at 2001.
 */
export const refusals = {
  'request.invalid': { code: 2001, status: 400 },
  'request.notJson': { code: 2002, status: 400 },
  'request.tooLarge': { code: 2003, status: 413 },
  'request.notFound': { code: 2004, status: 404 },
  'request.tooMany': { code: 2005, status: 429 },
  'request.mediaType': { code: 2006, status: 415 },
  'server.fault': { code: 2007, status: 500 },
  'server.busy': { code: 2008, status: 503 },
  'server.away': { code: 2009, status: 503 },
  'request.otherOrigin': { code: 2010, status: 403 },
  'request.changedMeanwhile': { code: 2011, status: 409 },
  'request.narrow': { code: 2012, status: 400 },
  'account.unauthenticated': { code: 401, status: 401 },
  'account.sessionUnused': { code: 401, status: 401 },
  'account.sessionEnded': { code: 401, status: 401 },
  'account.wrongLogin': { code: 2101, status: 403 },
  'account.passwordLocked': { code: 2102, status: 429 },
  'account.invalidMobile': { code: 2103, status: 400 },
  'account.codeNotSendable': { code: 2104, status: 400 },
  'account.codeTooSoon': { code: 2105, status: 429 },
  'account.codeDayLimit': { code: 2106, status: 429 },
  'account.codeWrong': { code: 2107, status: 403 },
  'account.codeExpired': { code: 2108, status: 403 },
  'account.codeAttempts': { code: 2109, status: 429 },
  'account.mobileTaken': { code: 2110, status: 409 },
  'account.alreadyMember': { code: 2111, status: 409 },
  'account.invalidSignUp': { code: 2112, status: 403 },
  'account.proofExpired': { code: 2113, status: 403 },
  'account.duplicateFin': { code: 2114, status: 409 },
  'account.registrationIncorrect': { code: 2115, status: 400 },
  'account.commonPassword': { code: 2116, status: 400 },
  'account.deactivated': { code: 2117, status: 403 },
  'account.needsPassword': { code: 2118, status: 403 },
  'account.oldMobileUnknown': { code: 1011, status: 404 },
  'account.finUnknown': { code: 1012, status: 404 },
  'account.countryOrBirthDate': { code: 1013, status: 403 },
  'account.otherMember': { code: 1014, status: 409 },
  'account.closed': { code: 1015, status: 404 },
  'account.mobileMoved': { code: 1016, status: 404 },
  'account.sameMobile': { code: 2119, status: 400 },
  'account.wrongPassword': { code: 2120, status: 403 },
  'account.confirmAgain': { code: 2121, status: 403 },
  'account.passwordSet': { code: 2122, status: 409 },
  'account.samePassword': { code: 2123, status: 400 },
  'account.uploadFailed': { code: 2124, status: 400 },
  'account.requestEnded': { code: 2125, status: 409 },
  'account.requestWaits': { code: 2126, status: 409 },
  'account.dayLimit': { code: 2127, status: 429 },
  'account.keyReused': { code: 2128, status: 409 },
  'account.unsigned': { code: 2129, status: 403 },
  'account.signedLongAgo': { code: 2130, status: 403 },
  'membership.notActive': { code: 2201, status: 403 },
  'membership.checkNotFound': { code: 2202, status: 404 },
  'membership.checkDayLimit': { code: 2203, status: 429 },
  'payments.methodsUnavailable': { code: 2301, status: 503 },
  'payments.planWithdrawn': { code: 2302, status: 409 },
  'payments.priceChanged': { code: 2303, status: 409 },
  'payments.keyReused': { code: 2304, status: 409 },
  'payments.notFound': { code: 2305, status: 404 },
  'payments.orderEnded': { code: 2306, status: 409 },
  'payments.badSignature': { code: 2307, status: 403 },
  'payments.deactivated': { code: 2308, status: 403 },
  'payments.notCollectable': { code: 2309, status: 409 },
  'payments.referenceUsed': { code: 2310, status: 409 },
  'payments.notRefundable': { code: 2311, status: 409 },
  'payments.reviewed': { code: 2312, status: 409 },
  'payments.onlyRefund': { code: 2313, status: 409 },
  'payments.hourLimit': { code: 2314, status: 429 },
  'payments.dayLimit': { code: 2315, status: 429 },
  'payments.notTheSame': { code: 2316, status: 409 },
  'counter.placeUnknown': { code: 2321, status: 404 },
  'counter.terminalUnknown': { code: 2322, status: 404 },
  'counter.terminalTaken': { code: 2323, status: 409 },
  'counter.noShift': { code: 2324, status: 409 },
  'counter.memberUnknown': { code: 2325, status: 404 },
  'counter.slipUsed': { code: 2326, status: 409 },
  'counter.dayUnknown': { code: 2327, status: 404 },
  'counter.dayClosed': { code: 2328, status: 409 },
  'counter.dayAhead': { code: 2329, status: 409 },
  'counter.changed': { code: 2330, status: 409 },
  'counter.notClosed': { code: 2331, status: 409 },
  'counter.otherAmount': { code: 2332, status: 409 },
  'statements.sourceBusy': { code: 2333, status: 409 },
  'statements.sourceUnknown': { code: 2341, status: 404 },
  'statements.nameTaken': { code: 2342, status: 409 },
  'statements.unreadable': { code: 2343, status: 400 },
  'statements.lineUnknown': { code: 2344, status: 404 },
  'statements.lineDecided': { code: 2345, status: 409 },
  'statements.samePerson': { code: 2346, status: 409 },
  'promos.format': { code: 2401, status: 400 },
  'promos.unknown': { code: 2402, status: 404 },
  'promos.notStarted': { code: 2403, status: 409 },
  'promos.ended': { code: 2404, status: 409 },
  'promos.usedUp': { code: 2405, status: 409 },
  'promos.usedByMember': { code: 2406, status: 409 },
  'promos.onlyNewMembers': { code: 2407, status: 409 },
  'promos.onlyRenewals': { code: 2408, status: 409 },
  'promos.otherPlan': { code: 2409, status: 409 },
  'promos.notFound': { code: 2410, status: 404 },
  'promos.codeTaken': { code: 2411, status: 409 },
  'promos.limitTooLow': { code: 2412, status: 409 },
  'promos.tooLittleLeft': { code: 2413, status: 409 },
  'promos.tooLittleLeftOfPlan': { code: 2414, status: 409 },
  'staff.wrongLogin': { code: 2501, status: 403 },
  'staff.notAllowed': { code: 2502, status: 403 },
  'staff.nameTaken': { code: 2503, status: 409 },
  'staff.linkOver': { code: 2504, status: 404 },
  'staff.wrongCode': { code: 2505, status: 403 },
  'staff.wrongPassword': { code: 2506, status: 403 },
  'staff.notFound': { code: 2507, status: 404 },
  'staff.notNow': { code: 2508, status: 409 },
  'staff.lastAdmin': { code: 2509, status: 409 },
  'staff.passkeyRefused': { code: 2510, status: 403 },
  'campaigns.notFound': { code: 2601, status: 404 },
  'campaigns.ended': { code: 2602, status: 409 },
  'campaigns.soldOut': { code: 2603, status: 409 },
  'campaigns.notEligible': { code: 2604, status: 409 },
  'campaigns.stockTooLow': { code: 2605, status: 409 },
  'content.notFound': { code: 2701, status: 404 },
  'content.archived': { code: 2702, status: 409 },
  'content.pictureInUse': { code: 2703, status: 409 },
  'redemptions.shopUnknown': { code: 3001, status: 404 },
  'redemptions.shopClosed': { code: 3002, status: 409 },
  'redemptions.notHere': { code: 3003, status: 409 },
  'redemptions.notFound': { code: 3004, status: 404 },
  'redemptions.showCard': { code: 3005, status: 409 },
  'redemptions.memberLimit': { code: 3006, status: 409 },
  'redemptions.dayLimit': { code: 3007, status: 409 },
  'redemptions.gone': { code: 3008, status: 409 },
  'redemptions.voucherUsed': { code: 3009, status: 409 },
  'redemptions.voucherExpired': { code: 3010, status: 409 },
  'redemptions.wrongPin': { code: 3011, status: 403 },
  'redemptions.pinLocked': { code: 3012, status: 429 },
  'redemptions.noPin': { code: 3013, status: 409 },
  'redemptions.keyReused': { code: 3014, status: 409 },
  'redemptions.undone': { code: 3015, status: 409 },
  ...offerRefusals,
  ...messageRefusals,
  ...operationRefusals,
  ...memberRefusals,
  ...notificationRefusals,
} as const satisfies Record<string, { code: number; status: number }>

export type RefusalReason = keyof typeof refusals

/** What was wrong with one field; its words are in `field-problem.ts`. */
export type FieldError = { field: string; problem: string; message: string }

/** What stands now of a record that somebody else changed meanwhile, by the names of the fields that an edit gives. */
export type StandsNow = { version: number; values: Record<string, unknown> }

/** The body of every reply that is not a success. `message` is in the reader's language. */
export type RefusalBody = {
  code: number
  reason: RefusalReason
  message: string
  details?: {
    fields?: FieldError[]
    retryAfterSeconds?: number
    requestId?: string
    /** Who of staff did it before, and when: an instant. */
    by?: { username: string; at: string }
    /** `maintenance.on`: from when to when (instants) the members' calls are closed. */
    window?: { startsAt: string; endsAt: string }
    /** `account.signedLongAgo`: the server's time, an instant. */
    serverTime?: string
    /** `request.changedMeanwhile`. */
    now?: StandsNow
    /** `members.finOnFile`: whose FIN it is, for those who may see that member. */
    member?: { id: string; memberNumber: string }
  }
}
