import { TextLink } from '../../../shared/screen/button.tsx'
import { goTo } from '../../../shared/navigation/navigation.ts'
import { Screen } from '../../../shared/screen/screen.tsx'
import { signOut } from '../../../shared/session/changes/sign-out.ts'
import { setSessionFlags } from '../../../shared/session/session.ts'
import { useMember } from '../../../shared/programme/use-member.ts'
import { useWords } from '../../../words/use-words.ts'
import { FirstPassword } from './first-password.tsx'
import { NewPasswordForm } from '../people/new-password-form.tsx'
import { replaceOldPassword } from './own-account.queries.ts'
import { forgetPwdPath, logInPath } from '../../../paths/paths.ts'

/** A new password in place of the old one; every session ends and the new password is asked for. */
export function ChangePasswordScreen() {
  const { account, signUp, ownAccount: words } = useWords('signUp', 'ownAccount')
  const mustSet = useMember().data?.mustSetPassword
  async function save(password: string, oldPassword: string) {
    await replaceOldPassword({ oldPassword, password })
    setSessionFlags({ changePwd: true })
    goTo(logInPath, { replace: true })
    signOut()
  }
  return (
    <Screen title={words.changePassword} back>
      {mustSet ? (
        <FirstPassword />
      ) : (
        <>
          <p className="mb-5">{words.changePasswordText}</p>
          <NewPasswordForm oldLabel={words.oldPassword} submitText={signUp.savePassword} onPassword={save} />
          <p className="mt-4 text-center">
            <TextLink to={forgetPwdPath()}>{account.forgotPassword}</TextLink>
          </p>
        </>
      )}
    </Screen>
  )
}
