/**
 * Every expected "no" of the programme: its reason (`feature.reason`), the number that the reply carries as `code`, and its HTTP status.
 * 401 is the specification's; the other codes of the specification (1011–1016) are its change-phone codes; ours start at 2001.
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
  'account.unauthenticated': { code: 401, status: 401 },
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
  'account.weakPassword': { code: 2116, status: 400 },
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
  'membership.notActive': { code: 2201, status: 403 },
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
  'staff.wrongLogin': { code: 2501, status: 403 },
  'staff.notAllowed': { code: 2502, status: 403 },
  'staff.nameTaken': { code: 2503, status: 409 },
  'campaigns.notFound': { code: 2601, status: 404 },
  'campaigns.ended': { code: 2602, status: 409 },
  'campaigns.soldOut': { code: 2603, status: 409 },
  'campaigns.notEligible': { code: 2604, status: 409 },
  'campaigns.stockTooLow': { code: 2605, status: 409 },
  'content.notFound': { code: 2701, status: 404 },
  'messages.notFound': { code: 2801, status: 404 },
  'messages.keyReused': { code: 2802, status: 409 },
  'messages.tooMany': { code: 2803, status: 429 },
  'messages.otherRole': { code: 2804, status: 409 },
  'messages.newerMessage': { code: 2805, status: 409 },
  'maintenance.on': { code: 2851, status: 503 },
  'maintenance.notFound': { code: 2852, status: 404 },
  'maintenance.endsBeforeStart': { code: 2853, status: 400 },
  'maintenance.past': { code: 2854, status: 400 },
  'maintenance.tooLong': { code: 2855, status: 400 },
  'maintenance.overlaps': { code: 2856, status: 409 },
  'maintenance.begun': { code: 2857, status: 409 },
  'maintenance.notBegun': { code: 2858, status: 409 },
  'maintenance.over': { code: 2859, status: 409 },
} as const satisfies Record<string, { code: number; status: number }>

export type RefusalReason = keyof typeof refusals

/** What was wrong with one field; its words are in `field-problem.ts`. */
export type FieldError = { field: string; problem: string; message: string }

/** The body of every reply that is not a success. `message` is in the reader's language. */
export type RefusalBody = {
  code: number
  reason: RefusalReason
  message: string
  details?: {
    fields?: FieldError[]
    retryAfterSeconds?: number
    requestId?: string
    /** `maintenance.on`: from when to when (instants) the members' calls are closed. */
    window?: { startsAt: string; endsAt: string }
  }
}
