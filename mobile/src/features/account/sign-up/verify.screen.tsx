import { useEffect, useRef } from 'react'
import { goBack, goTo } from '../../../shared/navigation/navigation.ts'
import { Screen } from '../../../shared/screen/screen.tsx'
import { useWords } from '../../../words/use-words.ts'
import { proveSignUpNumber } from '../calls/account.queries.ts'
import { CodeStep } from '../proofs/code-step.tsx'
import { changeDraft, useDraft, wholeNumber } from '../draft/sign-up.draft.ts'
import { signUpPath } from '../../../paths/paths.ts'

/** Proves the number of a sign-up; only then the server says whether it is known. */
export function VerifyScreen() {
  const words = useWords().account
  const { number, code: sent, proof: before } = useDraft()
  const expected = sent?.purpose === 'signUp' && sent.to === wholeNumber(number)
  // The next screen may still be loading when the proof is kept: that is no reason to start again.
  const proved = useRef(false)
  useEffect(() => {
    if (!expected && !proved.current) goTo(signUpPath(), { replace: true })
  }, [expected])
  if (!expected) return null

  async function check(code: string) {
    const proof = await proveSignUpNumber({ ...number, code })
    proved.current = true
    const sameNumber = before?.to === wholeNumber(number)
    goTo(signUpPath(proof.known === 'new' ? 'you' : 'known'), { replace: true })
    changeDraft({ proof: { ...proof, to: wholeNumber(number) }, ...(!sameNumber && { notMine: false }) })
  }
  return (
    <Screen title={words.enterOtp} back>
      <CodeStep purpose="signUp" onCode={check} onOtherNumber={goBack} />
    </Screen>
  )
}
