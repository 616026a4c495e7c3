import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { endStaffSession } from './staff.repo.ts'

/** Ends one desk session. */
export async function logOutStaff({ db, clock }: Dependencies, sessionHash: string): Promise<void> {
  await endStaffSession(db, sessionHash, toDate(clock.now()))
}
