import type { StaffRole } from '@mwc/contract/endpoint/endpoint'
import { staffLogIn } from '@mwc/contract/staff/staff'
import { TOTP, URI } from 'otpauth'
import { createStaff } from '../../features/staff/create-staff.ts'
import { toDate } from '../../ports/clock.ts'
import type { TestServer } from '../start-test-server.ts'

export const deskPassword = 'Lighthouse-at-noon'

/** What the authenticator app shows at the test's time for the address that it was given. */
export function authenticatorCode(server: Pick<TestServer['parts'], 'clock'>, totpUri: string): string {
  const otp = URI.parse(totpUri)
  if (!(otp instanceof TOTP)) throw new Error('not an address of a time-based code')
  return otp.generate({ timestamp: server.clock.now().epochMilliseconds })
}

/** Makes a staff account of a role and signs it in; answers with its token and authenticator address. */
export async function signInAtDesk(server: TestServer, username: string, role: StaffRole): Promise<{ token: string; totpUri: string }> {
  const { db, parts, clock } = server
  const { totpUri } = await createStaff(db, parts.seal, { username, password: deskPassword, role, at: toDate(clock.now()) })
  const { token } = await server.ok(staffLogIn, { username, password: deskPassword, totp: authenticatorCode(server, totpUri) })
  return { token, totpUri }
}

/** Staff who are signed in stay so, however far a test has moved the clock. */
export async function stayAtDesk({ db, clock }: TestServer): Promise<void> {
  const now = toDate(clock.now())
  await db.updateTable('staff_session').set({ created_at: now, last_seen_at: now }).execute()
}
