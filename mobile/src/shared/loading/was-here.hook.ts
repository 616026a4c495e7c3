import { useIsTakenOver } from './first-screen.ts'
import { readStored } from '../storage/storage.ts'
import { useSession } from '../session/session.ts'

/** Whether a member's session ended here by itself: not by a log-out. Who it was, nobody is told. */
export function useWasHere(): boolean {
  const { token } = useSession()
  return useIsTakenOver() && token === null && readStored('localStorage', 'LAST_MEMBER') !== null
}
