import { nothing } from '../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { ownDesk } from './own-desk.schemas.ts'
import * as calls from './passkeys.calls.ts'
import {
  addPasskeyInput,
  beginPasskeyInput,
  beginPasskeyLogInOutput,
  beginPasskeyOutput,
  passkeyLogInInput,
  removePasskeyInput,
} from './passkeys.schemas.ts'
import { staffLogInOutput } from './staff.schemas.ts'

export const beginPasskey = defineEndpoint(calls.beginPasskey, {
  summary: 'A challenge for a new passkey of the own account, open for 5 minutes and once.',
  input: beginPasskeyInput,
  output: beginPasskeyOutput,
  refusals: ['staff.wrongPassword', 'request.tooMany'],
})

export const addPasskey = defineEndpoint(calls.addPasskey, {
  summary: 'Add a passkey (WebAuthn) that was made for the challenge. Safe to repeat.',
  input: addPasskeyInput,
  output: ownDesk,
  refusals: ['staff.passkeyRefused'],
})

export const removePasskey = defineEndpoint(calls.removePasskey, {
  summary: 'Remove one of the own passkeys: it signs nobody in any more. Safe to repeat.',
  input: removePasskeyInput,
  output: ownDesk,
  refusals: [],
})

export const beginPasskeyLogIn = defineEndpoint(calls.beginPasskeyLogIn, {
  summary: 'A challenge to sign in with a passkey, open for 5 minutes and once.',
  input: nothing,
  output: beginPasskeyLogInOutput,
  refusals: ['request.tooMany', 'request.otherOrigin'],
})

export const passkeyLogIn = defineEndpoint(calls.passkeyLogIn, {
  summary: 'Sign in with a passkey alone: its owner was verified by the device. The answer sets the cookie of the session.',
  input: passkeyLogInInput,
  output: staffLogInOutput,
  refusals: ['staff.passkeyRefused', 'request.otherOrigin'],
})
