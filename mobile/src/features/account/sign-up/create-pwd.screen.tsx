import { useEffect, useRef, useState } from 'react'
import { LinkButton } from '../../../shared/screen/button.tsx'
import { RefusalError } from '../../../shared/server/call-errors.ts'
import { goTo } from '../../../shared/navigation/navigation.ts'
import { Screen } from '../../../shared/screen/screen.tsx'
import { signIn } from '../../../shared/session/changes/sign-in.ts'
import { serverNow } from '../../../shared/server/server-clock.ts'
import { useWords } from '../../../words/use-words.ts'
import { makeAccount } from '../calls/account.queries.ts'
import { NewPasswordForm } from '../people/new-password-form.tsx'
import { minding } from './proof.queries.ts'
import { clearDraft, useDraft } from '../draft/sign-up.draft.ts'
import { firstOpenStep, validProof } from './sign-up.steps.ts'
import { StepHeader } from './step-header.tsx'
import { logInPath, paymentMethodPath, signUpPath, signUpSuccessfulPath } from '../../../paths/paths.ts'

const aboutDetails: readonly string[] = ['account.registrationIncorrect', 'account.duplicateFin', 'request.invalid']

/** Back to details that the server refused, or on to the log-in where the account was made before. */
function NextStep({ reason }: { reason: string }) {
  const { account, signUp: words } = useWords('signUp')
  if (aboutDetails.includes(reason)) {
    return (
      <LinkButton variant="secondary" to={signUpPath('you')}>
        {words.checkDetails}
      </LinkButton>
    )
  }
  if (reason !== 'account.keyReused') return null
  return (
    <LinkButton variant="secondary" to={logInPath} replace>
      {account.logIn}
    </LinkButton>
  )
}

/** The last of a sign-up: the password makes the account and signs in. */
export function CreatePwdScreen() {
  const words = useWords('signUp').signUp
  const draft = useDraft()
  const [openedAt] = useState(() => serverNow())
  const done = useRef(false)
  const proof = validProof(draft, openedAt)
  const ready = proof !== null && firstOpenStep(draft.fields) === null
  useEffect(() => {
    if (!ready && !done.current) goTo(signUpPath(proof ? (firstOpenStep(draft.fields) ?? undefined) : undefined), { replace: true })
  }, [ready, proof, draft.fields])
  if (!ready) return null

  function create(password: string) {
    return minding(async () => {
      const input = { ...draft.fields, proof: proof?.proof, notMine: draft.notMine, password } as Parameters<typeof makeAccount>[0]
      const signedIn = await makeAccount(input)
      done.current = true
      signIn(signedIn)
      goTo(signedIn.membership.vipStatus === '1' ? signUpSuccessfulPath : paymentMethodPath, { replace: true })
      clearDraft()
    })
  }
  return (
    <Screen title={words.signUpTitle} back>
      <StepHeader step="password" />
      <NewPasswordForm
        submitText={words.saveAndContinue}
        onPassword={create}
        afterFailure={(failure) => failure instanceof RefusalError && <NextStep reason={failure.reason} />}
      />
    </Screen>
  )
}
