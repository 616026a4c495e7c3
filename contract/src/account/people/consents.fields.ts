import * as z from 'zod/mini'

export const mustBeTicked = z.literal(true, { error: 'mustTick' })

/**
 * The wording that a phone showed, as it says itself: an older build may be on it, and after a step back to an older release a newer one.
 * Builds from before phones said it showed the first.
 */
export const shownWording = z._default(z.string().check(z.regex(/^\d{4}-\d{2}(?:-\d{2})?$/)), '2026-11')
