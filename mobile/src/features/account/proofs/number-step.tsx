import type { CodePurpose } from '@mwc/contract/account/proofs/code-purposes'
import { mobileProblem } from '@mwc/contract/fields/mobile-number'
import { IconDeviceMobileMessage } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../../shared/screen/button.tsx'
import { ErrorSummary } from '../../../shared/form/error-summary.tsx'
import { Form } from '../../../shared/form/form.tsx'
import { MobileField } from '../../../shared/form/mobile-field.tsx'
import type { MobileValue } from '@mwc/contract/fields/mobile-number'
import { showToast } from '../../../shared/screen/toast.tsx'
import { useWords } from '../../../words/use-words.ts'
import { FailureNotice } from '../../../shared/form/failure-notice.tsx'
import { useForm } from '../../../shared/form/form.hook.ts'
import { askCode } from '../calls/code.queries.ts'
import { useSendableNumber } from './sendable-number.hook.ts'
import { changeDraft, useDraft } from '../draft/sign-up.draft.ts'

/** Asks for a number that a code can be sent to, and sends one. `proved` goes on at once with a number that is proved already. */
export function NumberStep({
  purpose,
  hint,
  proved = false,
  onTyped,
  onSent,
  children,
}: {
  purpose: CodePurpose
  hint: string
  proved?: boolean
  onTyped?: (number: MobileValue) => void
  onSent: () => void
  children?: ReactNode
}) {
  const words = useWords()
  const { number } = useDraft()
  const { value, prefixes } = useSendableNumber(number)
  const form = useForm()

  function submit() {
    void form.submit({ mobile: mobileProblem(value.areaCode, value.mobile) }, async () => {
      if (!proved && (await askCode(value, purpose))) showToast(words.account.otpSent)
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
          onTyped?.(next)
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
