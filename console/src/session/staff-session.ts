import type { InputOf, OutputOf } from '@mwc/contract/endpoint/wire-call'
import { beginPasskeyLogIn, passkeyLogIn } from '@mwc/contract/staff/passkeys.calls'
import { staffLogIn, staffLogOut, staffMe } from '@mwc/contract/staff/staff.calls'
import { RefusalError } from '../calls/call-errors.ts'
import { callServer } from '../calls/call-server.ts'
import { beginSession } from '../calls/session-end.ts'
import { noteSignedIn, signedInId } from '../calls/signed-in.ts'
import { forgetDrafts } from '../kept/drafts.ts'

export type Staff = OutputOf<typeof staffMe>
type PasskeyOptions = OutputOf<typeof beginPasskeyLogIn>['options']
type SignedPasskey = InputOf<typeof passkeyLogIn>['credential']

let signedIn: Promise<Staff> | null = null

/** Notes who is here, for whatever is kept for them in this browser. */
function noteWho(staff: Staff): Staff {
  noteSignedIn(staff.id)
  return staff
}

/** Who is signed in: asked once, until somebody signs in or out. Throws `RefusalError` where nobody is. */
export function readSignedIn(): Promise<Staff> {
  signedIn ??= callServer(staffMe, {})
    .then(noteWho)
    .catch((error: unknown) => {
      signedIn = null
      throw error
    })
  return signedIn
}

function begin(staff: Staff): Staff {
  signedIn = Promise.resolve(noteWho(staff))
  beginSession()
  return staff
}

/** Signs in; answers with who it is. Throws `RefusalError`. */
export async function signIn(input: { username: string; password: string; totp: string }): Promise<Staff> {
  return begin((await callServer(staffLogIn, input)).staff)
}

/** Signs in with a passkey that the device holds; answers with who it is. Throws `RefusalError`, or what the device said. */
export async function signInWithPasskey(ask: (options: PasskeyOptions) => Promise<SignedPasskey>): Promise<Staff> {
  const { options } = await callServer(beginPasskeyLogIn, {})
  return begin((await callServer(passkeyLogIn, { credential: await ask(options) })).staff)
}

/** Signs out and forgets what was typed; whoever comes next gets a fresh page. Throws where the server is away. */
export async function signOut(): Promise<void> {
  const id = signedInId()
  if (id) forgetDrafts(id)
  // Whoever was signed out already is out.
  await callServer(staffLogOut, {}).catch((error: unknown) => {
    if (!(error instanceof RefusalError)) throw error
  })
  window.location.assign('/console/')
}
