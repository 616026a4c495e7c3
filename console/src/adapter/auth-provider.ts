import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { InputOf, OutputOf } from '@mwc/contract/endpoint/wire-call'
import { beginPasskeyLogIn, passkeyLogIn } from '@mwc/contract/staff/passkeys.calls'
import { staffLogIn, staffLogOut, staffMe } from '@mwc/contract/staff/staff.calls'
import type { AuthProvider } from 'react-admin'
import { RefusalError } from '../calls/call-errors.ts'
import { callServer } from '../calls/call-server.ts'
import { beginSession, isSessionOver } from '../calls/session-end.ts'
import { forgetDrafts } from '../kept/drafts.ts'
import { noteSignedIn, signedInId } from '../calls/signed-in.ts'
import { resourceOf } from './resources.ts'

type Staff = OutputOf<typeof staffMe>
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

/** Signs in; answers with who it is. Throws `RefusalError`. */
export async function signIn(input: { username: string; password: string; totp: string }): Promise<Staff> {
  const { staff } = await callServer(staffLogIn, input)
  signedIn = Promise.resolve(noteWho(staff))
  beginSession()
  return staff
}

/** Signs in with a passkey that the device holds; answers with who it is. Throws `RefusalError`, or what the device said. */
export async function signInWithPasskey(ask: (options: PasskeyOptions) => Promise<SignedPasskey>): Promise<Staff> {
  const { options } = await callServer(beginPasskeyLogIn, {})
  const { staff } = await callServer(passkeyLogIn, { credential: await ask(options) })
  signedIn = Promise.resolve(noteWho(staff))
  beginSession()
  return staff
}

/** Tells the console's framework who is here and what they may open, by the roles that stand on the calls themselves. */
export const authProvider: AuthProvider = {
  login: signIn,
  async logout() {
    // The framework signs out, too, whoever was not signed in.
    const id = signedInId()
    if (signedIn && id) forgetDrafts(id)
    signedIn = null
    noteSignedIn(null)
    // Whoever was signed out already is out.
    await callServer(staffLogOut, {}).catch((error: unknown) => {
      if (!(error instanceof RefusalError)) throw error
    })
    beginSession()
  },
  async checkAuth() {
    await readSignedIn()
  },
  async checkError() {
    // A session that ends over an open page is asked for anew on top of it: what was typed below stays.
  },
  async getIdentity() {
    const { id, username } = await readSignedIn()
    return { id, fullName: username }
  },
  async getPermissions() {
    return (await readSignedIn()).role
  },
  async canAccess({ resource }) {
    if (isSessionOver()) return true
    return mayCall(resourceOf(resource).list, (await readSignedIn()).role)
  },
}
