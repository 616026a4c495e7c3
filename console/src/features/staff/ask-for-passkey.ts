import type { InputOf, OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { beginPasskeyLogIn, passkeyLogIn } from '@mwc/contract/staff/passkeys.calls'
import { startAuthentication } from '@simplewebauthn/browser'
import { askDevice } from './ask-device.ts'

/** Has the device sign with a passkey of its owner's choice. */
export async function askForPasskey(
  options: OutputOf<typeof beginPasskeyLogIn>['options'],
): Promise<InputOf<typeof passkeyLogIn>['credential']> {
  const { id, rawId, response } = await askDevice(() => startAuthentication({ optionsJSON: options }))
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature, userHandle } }
}
