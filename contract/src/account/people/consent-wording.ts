/**
 * The date of the last change to the consent texts: declaration, consents, why the FIN is asked, privacy notice, terms.
 * Whoever changes one of them gives it a new date (`mobile/src/words/consent-wording.test.ts`).
 */
export const consentWording = '2026-11-30'
