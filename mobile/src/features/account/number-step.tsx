import type { CodePurpose } from '@mwc/contract/account/account'
import { mobileProblem } from '@mwc/contract/fields/mobile-number'
import { IconDeviceMobileMessage } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../shared/button.tsx'
import { ErrorSummary } from '../../shared/error-summary.tsx'
import { Form } from '../../shared/form.tsx'
import { MobileField } from '../../shared/mobile-field.tsx'
import { showToast } from '../../shared/toast.tsx'
import { useWords } from '../../words/use-words.ts'
import { FailureNotice } from './failure-notice.tsx'
import { useForm } from './form.hook.ts'
import { codeCalls, useCallsSoon } from './load-calls.ts'
import { useSendableNumber } from './sendable-number.hook.ts'
import { changeDraft, useDraft } from './sign-up.draft.ts'

/** Asks for a number that a code can be sent to, and sends one. `proved` goes on at once with a number that is proved already. */
export function NumberStep({
  purpose,
  hint,
  proved = false,
  onSent,
  children,
}: {
  purpose: CodePurpose
  hint: string
  proved?: boolean
  onSent: () => void
  children?: ReactNode
}) {
  const words = useWords()
  const { number } = useDraft()
  const { value, prefixes } = useSendableNumber(number)
  const form = useForm()
  useCallsSoon()

  function submit() {
    void form.submit({ mobile: mobileProblem(value.areaCode, value.mobile) }, async () => {
      if (!proved && (await (await codeCalls()).askCode(value, purpose))) showToast(words.account.otpSent)
      onSent()
    })
  }

  return (
    <Form busy={form.busy} onSubmit={submit}>
      <ErrorSummary errors={form.errors} labels={{ mobile: words.shared.mobileNumber }} attempt={form.attempt} />
      <FailureNotice failure={form.failure} />
      <MobileField
        value={value}
        prefixes={prefixes}
        hint={hint}
        error={form.errors['mobile']}
        enterKeyHint="go"
        onChange={(next) => {
          changeDraft({ number: next })
          form.forgive('mobile')
        }}
      />
      <Button type="submit" busy={form.busy} icon={proved ? undefined : <IconDeviceMobileMessage aria-hidden="true" />}>
        {proved ? words.account.continue : words.account.getOtp}
      </Button>
      {children}
    </Form>
  )
}
