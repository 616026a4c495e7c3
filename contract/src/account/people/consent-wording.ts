/**
 * The wording that the app shows at its consents and that can be opened there: declaration, consents, why the FIN is asked, privacy notice,
 * terms. The day of its last change; whoever changes one of these texts gives it a new one (`mobile/src/words/consent-wording.test.ts`).
 */
export const consentWording = '2026-11-22'
