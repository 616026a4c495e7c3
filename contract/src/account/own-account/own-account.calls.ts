import type {
  changeMobileInput,
  changeMobileOutput,
  changePasswordInput,
  closeAccountInput,
  downloadDataInput,
  downloadDataOutput,
  editAccountInput,
  readAccountOutput,
  sendNewMobileCodeInput,
  setFirstPasswordInput,
} from './own-account.schemas.ts'
import type { codeSent } from '../proofs/proofs.schemas.ts'
import type { done, nothing } from '../../endpoint/empty.schemas.ts'
import type { WireCall } from '../../endpoint/wire-call.ts'

export const changePassword: WireCall<'member', typeof changePasswordInput, typeof done> = {
  method: 'POST',
  path: '/h5/change-password',
  access: 'member',
  signed: true,
}

export const setFirstPassword: WireCall<'member', typeof setFirstPasswordInput, typeof done> = {
  method: 'POST',
  path: '/h5/new-password',
  access: 'member',
  signed: true,
}

export const sendNewMobileCode: WireCall<'member', typeof sendNewMobileCodeInput, typeof codeSent> = {
  method: 'POST',
  path: '/h5/change-mobile/send',
  access: 'member',
  signed: true,
}

export const changeMobile: WireCall<'member', typeof changeMobileInput, typeof changeMobileOutput> = {
  method: 'POST',
  path: '/h5/change-mobile',
  access: 'member',
  signed: true,
}

export const readAccount: WireCall<'member', typeof nothing, typeof readAccountOutput> = {
  method: 'GET',
  path: '/h5/account',
  access: 'member',
}

export const editAccount: WireCall<'activeMember', typeof editAccountInput, typeof done> = {
  method: 'POST',
  path: '/h5/account',
  access: 'activeMember',
  signed: true,
}

export const removePhoto: WireCall<'activeMember', typeof nothing, typeof done> = {
  method: 'POST',
  path: '/h5/account/photo/remove',
  access: 'activeMember',
  signed: true,
}

export const downloadData: WireCall<'member', typeof downloadDataInput, typeof downloadDataOutput> = {
  method: 'POST',
  path: '/h5/account/data',
  access: 'member',
  signed: true,
}

export const closeAccount: WireCall<'member', typeof closeAccountInput, typeof done> = {
  method: 'POST',
  path: '/h5/account/close',
  access: 'member',
  signed: true,
}
