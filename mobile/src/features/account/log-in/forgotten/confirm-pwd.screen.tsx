import { useEffect, useRef } from 'react'
import { LinkButton } from '../../../../shared/screen/button.tsx'
import { goTo } from '../../../../shared/navigation/navigation.ts'
import { Screen } from '../../../../shared/screen/screen.tsx'
import { signOut } from '../../../../shared/session/changes/sign-out.ts'
import { setSessionFlags } from '../../../../shared/session/session.ts'
import { useWords } from '../../../../words/use-words.ts'
import { replacePassword } from '../../calls/account.queries.ts'
import { NewPasswordForm } from '../../people/new-password-form.tsx'
import { changeDraft, useDraft } from '../../draft/sign-up.draft.ts'
import { forgetPwdPath, logInPath } from '../../../../paths/paths.ts'

/** The new password after a forgotten one; every session ends and the new password is asked for. */
export function ConfirmPwdScreen() {
  const words = useWords('signUp').signUp
  const { passwordProof } = useDraft()
  const done = useRef(false)
  useEffect(() => {
    if (passwordProof === null && !done.current) goTo(forgetPwdPath(), { replace: true })
  }, [passwordProof])
  if (passwordProof === null) return null

  async function save(password: string) {
    await replacePassword({ proof: passwordProof ?? '', password })
    done.current = true
    signOut()
    setSessionFlags({ changePwd: true })
    goTo(logInPath, { replace: true })
    changeDraft({ passwordProof: null })
  }
  return (
    <Screen title={words.newPassword} back={logInPath}>
      <NewPasswordForm
        submitText={words.savePassword}
        onPassword={save}
        afterFailure={() => (
          <LinkButton variant="secondary" to={forgetPwdPath()} replace>
            {words.startAgain}
          </LinkButton>
        )}
      />
    </Screen>
  )
}
