import * as z from 'zod/mini'

export const mustBeTicked = z.literal(true, { error: 'mustTick' })

/**
 * The wording that a phone says it showed; its build may be older or, after a step back, newer than the server.
 * Builds that do not say it showed the first.
 */
export const shownWording = z._default(z.string().check(z.regex(/^\d{4}-\d{2}(?:-\d{2})?$/)), '2026-11')
