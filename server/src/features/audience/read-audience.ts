import type { Audience } from '../../database/tables/campaign-tables.ts'

/** An audience as the desk sends it: `audienceFields` of the contract. */
type AudienceInput = { [Criterion in keyof Audience]?: Audience[Criterion] | undefined }

/** Each choice once; none is no criterion. */
export const chosen = <T>(list: readonly T[] | null | undefined): T[] | null => (list && list.length > 0 ? [...new Set(list)] : null)

/** An audience as it was sent: an empty list is no criterion. */
export function readAudience({ statuses, nationalities, sectors, joinedWithinDays, plans }: AudienceInput): Audience {
  return {
    statuses: chosen(statuses),
    nationalities: chosen(nationalities),
    sectors: chosen(sectors),
    joinedWithinDays: joinedWithinDays ?? null,
    plans: chosen(plans),
  }
}
