import { TextLink } from '../../../../shared/screen/button.tsx'
import { goBack, goTo, useQueryParameter } from '../../../../shared/navigation/navigation.ts'
import { AccountPicture } from '../../../../shared/pictures/account-picture.tsx'
import { Screen } from '../../../../shared/screen/screen.tsx'
import { useWords } from '../../../../words/use-words.ts'
import { proveForgetfulNumber } from '../../calls/account.queries.ts'
import { CodeStep } from '../../proofs/code-step.tsx'
import { NumberStep } from '../../proofs/number-step.tsx'
import { changeDraft, useDraft, wholeNumber } from '../../draft/sign-up.draft.ts'
import { confirmPwdPath, forgetPwdPath, infoDetectionPath } from '../../../../paths/paths.ts'

/** A forgotten password: the number, then the code that proves it. Answers alike whether or not anybody has the number. */
export function ForgetPwdScreen() {
  const { account, signUp } = useWords('signUp')
  const { number, code: sent } = useDraft()
  const codeAsked = useQueryParameter('step') === 'code' && sent?.purpose === 'forgetPassword' && sent.to === wholeNumber(number)

  async function check(code: string) {
    const { proof } = await proveForgetfulNumber({ ...number, code })
    goTo(confirmPwdPath, { replace: true })
    changeDraft({ passwordProof: proof })
  }
  return (
    <Screen key={codeAsked ? 'code' : 'number'} title={codeAsked ? account.enterOtp : signUp.forgotTitle} back>
      {codeAsked ? (
        <CodeStep purpose="forgetPassword" onCode={check} onOtherNumber={goBack} />
      ) : (
        <>
          <div className="mb-5 flex justify-center">
            <AccountPicture />
          </div>
          <NumberStep purpose="forgetPassword" hint={signUp.forgotHint} onSent={() => goTo(forgetPwdPath('code'))}>
            <p className="text-center">
              <TextLink to={infoDetectionPath()}>{account.numberLost}</TextLink>
            </p>
          </NumberStep>
        </>
      )}
    </Screen>
  )
}
