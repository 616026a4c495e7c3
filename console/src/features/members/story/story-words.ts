import type { NomineeRelation } from '@mwc/contract/account/nominee/nominee-relations'
import type { ConsentKind } from '@mwc/contract/account/people/consent-kinds'
import type { RewardState } from '@mwc/contract/campaigns/campaign-kinds'
import type { StateTone } from '../../../page/state-chip.tsx'

type State = { tone: StateTone; word: string }

export const rewardStateWords: Record<RewardState, State> = {
  ready: { tone: 'good', word: 'Ready' },
  used: { tone: 'info', word: 'Used' },
  expired: { tone: 'over', word: 'Expired' },
}

export const consentWords: Record<ConsentKind, string> = {
  declaration: 'Declaration',
  membership: 'Member consent',
  marketingSms: 'Marketing by SMS',
  marketingMessaging: 'Marketing by WhatsApp and Telegram',
  marketingCall: 'Marketing by phone call',
}

export const relationWords: Record<NomineeRelation, string> = {
  spouse: 'Spouse',
  parent: 'Parent',
  child: 'Child',
  sibling: 'Brother or sister',
  other: 'Other',
}

/** `payments.collect` as words: “Payments: collect”. */
export function actInWords(act: string): string {
  const [of = '', what] = act.split('.')
  const spaced = (text: string) => text.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  const said = what === undefined ? act : `${spaced(of)}: ${spaced(what)}`
  return said.charAt(0).toUpperCase() + said.slice(1)
}
