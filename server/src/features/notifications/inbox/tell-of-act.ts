import type { NotificationTarget } from '@mwc/contract/notifications/notification-kinds'
import type { Tx } from '../../../database/database.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { ActTold } from '../../../words/stored-notification.ts'
import { readSettings } from '../../programme/read-settings.ts'
import { notifyMember } from './notify-member.ts'

/** What telling of an act needs, beside the transaction. */
export type Telling = Pick<Dependencies, 'queue' | 'encryption' | 'clock'>

const opens: Partial<Record<ActTold['text'], NotificationTarget>> = {
  monthsGiven: 'card',
  monthsTakenBack: 'card',
  detailsCorrected: 'account',
  phonesLoggedOut: 'account',
  cardStopped: 'card',
}

/**
 * Tells a member what staff did to the account, in the act's own transaction, and whom to call.
 * @param entryId the act's, in the log: each is told once
 */
export async function tellOfAct(
  tx: Tx,
  deps: Telling,
  { memberId, entryId }: { memberId: string; entryId: string },
  told: ActTold,
): Promise<void> {
  const { helpline } = await readSettings(tx)
  const target = opens[told.text]
  await notifyMember(tx, deps, {
    memberId,
    kind: 'account',
    key: entryId,
    words: { ...told, helpline },
    ...(target && { opens: target }),
  })
}
