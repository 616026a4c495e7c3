import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { AuthProvider } from 'react-admin'
import { isSessionOver } from '../calls/session-end.ts'
import { readSignedIn, signOut } from '../session/staff-session.ts'
import { resourceOf } from './resources.ts'

/** Tells the console's framework who is here and what they may open, by the roles that stand on the calls themselves. */
export const authProvider: AuthProvider = {
  login: () => Promise.reject(new Error('the sign-in stands before the framework')),
  logout: signOut,
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
