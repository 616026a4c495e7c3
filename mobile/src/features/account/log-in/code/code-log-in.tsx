import { useState } from 'react'
import { RefusalError } from '../../../../shared/server/call-errors.ts'
import { useWords } from '../../../../words/use-words.ts'
import { CodeStep } from '../../proofs/code-step.tsx'
import { finishLogIn } from '../../sessions/finish-log-in.ts'
import { enterByCode } from '../../calls/account.queries.ts'
import { NumberStep } from '../../proofs/number-step.tsx'
import { isCodeSent, useDraft } from '../../draft/sign-up.draft.ts'

/** Signing in by a code; an account that was not used for long asks for its password all the same. */
export function CodeLogIn({ onNeedsPassword }: { onNeedsPassword: (message: string) => void }) {
  const words = useWords().account
  const draft = useDraft()
  const { number } = draft
  const [entering, setEntering] = useState(() => isCodeSent(draft, 'logIn'))
  if (!entering) return <NumberStep purpose="logIn" hint={words.numberHint} onSent={() => setEntering(true)} />
  async function check(code: string) {
    try {
      await finishLogIn(await enterByCode({ ...number, code }))
    } catch (error) {
      if (!(error instanceof RefusalError) || error.reason !== 'account.needsPassword') throw error
      onNeedsPassword(error.message)
    }
  }
  return <CodeStep purpose="logIn" onCode={check} onOtherNumber={() => setEntering(false)} />
}
