import type { DeskStatus } from '@mwc/contract/members/desk-statuses'
import type { Membership } from '@mwc/contract/membership/membership.schemas'

/** What the desk calls an account: closed and deactivated ones are that, whatever their ledger says. */
export function deskStatusOf({ status, deactivated }: Pick<Membership, 'status' | 'deactivated'>, isClosed: boolean): DeskStatus {
  if (isClosed) return 'closed'
  return deactivated ? 'deactivated' : status
}
