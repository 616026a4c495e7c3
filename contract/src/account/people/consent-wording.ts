import * as z from 'zod/mini'

/**
 * The wording that the app shows at its consents and that can be opened there: declaration, consents, why the FIN is asked, privacy notice,
 * terms. The day of its last change; whoever changes one of these texts gives it a new one (`mobile/src/words/consent-wording.test.ts`).
 */
export const consentWording = '2026-11-22'

/**
 * The wording that a phone showed, as it says itself: an older build may be on it, and after a step back to an older release a newer one.
 * Builds from before phones said it showed the first.
 */
export const shownWording = z._default(z.string().check(z.regex(/^\d{4}-\d{2}(?:-\d{2})?$/)), '2026-11')
