import { logOut } from '@mwc/contract/account/sessions/sessions.calls'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api-client.ts'
import { goTo } from '../../../shared/navigation/navigation.ts'
import { forgetMember } from '../../../shared/session/changes/sign-out.ts'
import { logInPath } from '../../../paths/paths.ts'

/**
 * Ends the session on this phone, with or without the server, and leads to the log-in screen.
 * Unsent messages to staff are lost.
 */
export function useLogOut() {
  return useMutation({
    mutationFn: () => call(logOut, {}).catch(() => undefined),
    onSuccess: () => {
      goTo(logInPath, { replace: true })
      forgetMember()
    },
  })
}
