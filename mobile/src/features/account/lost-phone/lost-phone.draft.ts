import { areaCodes } from '@mwc/contract/fields/mobile-number'
import { phoneRequestStates } from '@mwc/contract/account/lost-phone/phone-request-states'
import * as z from 'zod/mini'
import { keptOr, keptOrNull, keptText, tabDraft } from '../../../shared/drafts/tab-draft.ts'

const typed = keptOr(keptText, '')

/** What this tab keeps while somebody without the old phone looks for the membership. */
export const findDraft = tabDraft('FIND_ACCOUNT_DRAFT', {
  /** The number of the phone in hand as it was typed on its screen. */
  inHand: typed,
  /** The proof of the phone in hand. */
  proof: keptOrNull(keptText),
  /** What the server said when it no longer knew the proof. */
  lostProof: keptOrNull(keptText),
  /** Takes the account that was found to the phone in hand. */
  move: keptOrNull(keptText),
  /** Where the request to staff stands. */
  request: keptOrNull(z.object({ state: z.enum(phoneRequestStates), readyAt: z.nullable(keptText) })),
  oldAreaCode: keptOr(z.enum(areaCodes), '+65'),
  oldMobile: typed,
  fin: typed,
  finLastFour: typed,
  nationality: typed,
  birthDate: typed,
})
