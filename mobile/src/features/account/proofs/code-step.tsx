import type { CodePurpose } from '@mwc/contract/account/proofs/code-purposes'
import { readableMobile } from '@mwc/contract/fields/mobile-number'
import type { ReactNode } from 'react'
import { Button } from '../../../shared/screen/button.tsx'
import { useWords } from '../../../words/use-words.ts'
import { CodeForm } from './code-form.tsx'
import { askCode } from '../calls/code.queries.ts'
import { useDraft, wholeNumber } from '../draft/sign-up.draft.ts'

/** Asks for the code that was sent to the number at hand, which is shown whole: it was typed here. */
export function CodeStep({
  purpose,
  onCode,
  onOtherNumber,
  children,
}: {
  purpose: CodePurpose
  onCode: (code: string) => Promise<void>
  onOtherNumber: () => void
  children?: ReactNode
}) {
  const words = useWords().account
  const { number, code: sent } = useDraft()
  return (
    <CodeForm
      sentTo={readableMobile(wholeNumber(number))}
      resendAt={sent?.resendAt ?? 0}
      submitText={words.checkOtp}
      onSend={() => askCode(number, purpose)}
      onCode={onCode}
    >
      <Button variant="quiet" onClick={onOtherNumber}>
        {words.otherNumber}
      </Button>
      {children}
    </CodeForm>
  )
}
