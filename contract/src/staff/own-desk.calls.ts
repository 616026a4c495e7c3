import type { nothing } from '../endpoint/empty.schemas.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type { changeDeskPasswordInput, newRecoveryCodesInput, newRecoveryCodesOutput, ownDesk } from './own-desk.schemas.ts'

export const readOwnDesk: WireCall<'staff', typeof nothing, typeof ownDesk> = { method: 'GET', path: '/desk/account', access: 'staff' }

export const changeDeskPassword: WireCall<'staff', typeof changeDeskPasswordInput, typeof ownDesk> = {
  method: 'POST',
  path: '/desk/account/password',
  access: 'staff',
}

export const newRecoveryCodes: WireCall<'staff', typeof newRecoveryCodesInput, typeof newRecoveryCodesOutput> = {
  method: 'POST',
  path: '/desk/account/recovery-codes',
  access: 'staff',
}
