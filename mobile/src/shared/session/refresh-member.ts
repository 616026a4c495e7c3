import type { UserInfo } from '@mwc/contract/account/people/people.schemas'
import type { Membership } from '@mwc/contract/membership/membership.schemas'
import { writeStored } from '../storage/storage.ts'
import { changeSession, getSession } from './session.ts'

/** Keeps the newest word of the server about the member; call it with every answer that carries one. */
export function refreshMember(newest: { user?: UserInfo; membership: Membership }): void {
  const userInfo = newest.user ?? getSession().userInfo
  const { vipStatus } = newest.membership
  if (getSession().token === null) return
  if (getSession().vipStatus === vipStatus && JSON.stringify(userInfo) === JSON.stringify(getSession().userInfo)) return
  writeStored('localStorage', 'USER_INFO', userInfo && JSON.stringify(userInfo))
  writeStored('localStorage', 'VIP_STATUS', vipStatus)
  changeSession({ userInfo, vipStatus })
}
