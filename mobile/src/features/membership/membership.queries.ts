import { logOut, setConsent } from '@mwc/contract/account'
import type { InputOf } from '@mwc/contract/endpoint'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../shared/api-client.ts'
import { goTo, logInPath } from '../../shared/navigation.ts'
import { signOut } from '../../shared/session.ts'
import { askMemberAgain } from '../../shared/use-member.ts'

/** Gives or withdraws one marketing consent; what is shown is what the server then says. */
export function useSetConsent() {
  return useMutation({
    mutationFn: (consent: InputOf<typeof setConsent>) => call(setConsent, consent),
    onSettled: () => askMemberAgain(),
  })
}

/** Ends the session on this phone, also when the server is not reached, and leads to the log-in screen. */
export function useLogOut() {
  return useMutation({
    mutationFn: () => call(logOut, {}).catch(() => undefined),
    onSuccess: () => {
      goTo(logInPath, { replace: true })
      signOut()
    },
  })
}
