import type { checkCardInput, checkCardOutput, proveFromPhoneInput, proveFromPhoneOutput } from './card.schemas.ts'
import type { WireCall } from '../endpoint/wire-call.ts'

export const proveFromPhone: WireCall<'activeMember', typeof proveFromPhoneInput, typeof proveFromPhoneOutput> = {
  method: 'POST',
  path: '/h5/card/phone',
  access: 'activeMember',
  signed: true,
}

export const checkCard: WireCall<'public', typeof checkCardInput, typeof checkCardOutput> = {
  method: 'POST',
  path: '/h5/card/check',
  access: 'public',
}
