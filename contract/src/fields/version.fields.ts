import * as z from 'zod/mini'

/**
 * Of which state of a record an edit was made: counted up by each change of what can be edited.
 * An edit of an older one is refused with `request.changedMeanwhile`, which carries what stands now.
 */
export const version = z.int({ error: 'integersOnly' }).check(z.gte(1, { error: 'invalid' }))
