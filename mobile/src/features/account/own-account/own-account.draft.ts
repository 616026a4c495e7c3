import { areaCodes } from '@mwc/contract/fields/mobile-number'
import { confirmedActs } from '@mwc/contract/account/proofs/code-purposes'
import type { ConfirmedAct } from '@mwc/contract/account/proofs/code-purposes'
import { useState } from 'react'
import * as z from 'zod/mini'
import { serverNow } from '../../../shared/server/server-clock.ts'
import { keptOr, keptOrNull, keptText, tabDraft } from '../../../shared/drafts/tab-draft.ts'

/** What this tab keeps while a member changes the own account. */
export const ownDraft = tabDraft('OWN_ACCOUNT_DRAFT', {
  /** That it is the member who asks: for one act, for 15 minutes. */
  confirmation: keptOrNull(z.object({ act: z.enum(confirmedActs), ticket: keptText, expiresAt: keptText })),
  /** What the server said when it no longer took the confirmation. */
  lostConfirmation: keptOrNull(keptText),
  /** The last code to the account's own number: from when (ms since 1970) another may be asked for. */
  confirmCode: keptOrNull(z.object({ resendAt: z.number() })),
  newNumber: keptOr(z.object({ areaCode: z.enum(areaCodes), mobile: keptText }), { areaCode: '+65', mobile: '' }),
  /** The last code to a new number. */
  newCode: keptOrNull(z.object({ to: keptText, resendAt: z.number() })),
  /** The nominee as typed; null until the member changes something. */
  nominee: keptOrNull(z.object({ fullName: keptText, relation: keptText, areaCode: z.enum(areaCodes), mobile: keptText })),
  /** The work as typed; null until the member changes something. */
  work: keptOrNull(z.object({ company: keptText, sector: keptText, occupation: keptText })),
})

/** The confirmation of an act while it lasts. */
export function useConfirmation(act: ConfirmedAct): string | null {
  const { confirmation } = ownDraft.use()
  const [openedAt] = useState(() => serverNow())
  return confirmation?.act === act && Date.parse(confirmation.expiresAt) > openedAt ? confirmation.ticket : null
}
