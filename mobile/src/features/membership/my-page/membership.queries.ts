import { logOut } from '@mwc/contract/account/sessions/sessions.calls'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api-client.ts'
import { forgetUnsent } from '../../../shared/outbox/forget-unsent.ts'
import { goTo } from '../../../shared/navigation/navigation.ts'
import { signOut } from '../../../shared/session/session.ts'
import { logInPath } from '../../../paths/paths.ts'

/**
 * Ends the session on this phone, also when the server is not reached, and leads to the log-in screen. What was written to staff and not
 * sent goes with it.
 */
export function useLogOut() {
  return useMutation({
    mutationFn: async () => {
      await call(logOut, {}).catch(() => undefined)
      await forgetUnsent().catch(() => undefined)
    },
    onSuccess: () => {
      goTo(logInPath, { replace: true })
      signOut()
    },
  })
}
