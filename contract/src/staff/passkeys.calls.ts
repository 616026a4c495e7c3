import type { nothing } from '../endpoint/empty.schemas.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type { ownDesk } from './own-desk.schemas.ts'
import type {
  addPasskeyInput,
  beginPasskeyInput,
  beginPasskeyLogInOutput,
  beginPasskeyOutput,
  passkeyLogInInput,
  removePasskeyInput,
} from './passkeys.schemas.ts'
import type { staffLogInOutput } from './staff.schemas.ts'

export const beginPasskey: WireCall<'staff', typeof beginPasskeyInput, typeof beginPasskeyOutput> = {
  method: 'POST',
  path: '/desk/account/passkeys/begin',
  access: 'staff',
}

export const addPasskey: WireCall<'staff', typeof addPasskeyInput, typeof ownDesk> = {
  method: 'POST',
  path: '/desk/account/passkeys',
  access: 'staff',
}

export const removePasskey: WireCall<'staff', typeof removePasskeyInput, typeof ownDesk> = {
  method: 'POST',
  path: '/desk/account/passkeys/:id/remove',
  access: 'staff',
}

export const beginPasskeyLogIn: WireCall<'public', typeof nothing, typeof beginPasskeyLogInOutput> = {
  method: 'POST',
  path: '/desk/log-in/passkey/begin',
  access: 'public',
}

export const passkeyLogIn: WireCall<'public', typeof passkeyLogInInput, typeof staffLogInOutput> = {
  method: 'POST',
  path: '/desk/log-in/passkey',
  access: 'public',
}
