import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { endSession } from './sessions.repo.ts'

/** Ends one session. */
export async function logOut({ db, clock }: Dependencies, sessionHash: string): Promise<void> {
  await endSession(db, sessionHash, toDate(clock.now()))
}
