import { mobileProblem } from '@mwc/contract/fields/mobile-number'
import { IconDeviceMobileMessage } from '@tabler/icons-react'
import { Button } from '../../../shared/screen/button.tsx'
import { ErrorSummary } from '../../../shared/form/error-summary.tsx'
import { Form } from '../../../shared/form/form.tsx'
import { MobileField } from '../../../shared/form/mobile-field.tsx'
import { NewNumberPicture } from '../../../shared/pictures/new-number-picture.tsx'
import { showToast } from '../../../shared/screen/toast.tsx'
import { useMember } from '../../../shared/programme/use-member.ts'
import { useWords } from '../../../words/use-words.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { FailureNotice } from '../../../shared/form/failure-notice.tsx'
import { ownDraft, useConfirmation } from './own-account.draft.ts'
import { askNewNumberCode, withConfirmation } from './own-account.queries.ts'
import { useFormWithRefusals } from '../../../shared/fields/refusals-beside-fields.hook.ts'
import { useSendableNumber } from '../proofs/sendable-number.hook.ts'

const fieldsOfRefusal = {
  'account.sameMobile': ['mobile'],
  'account.invalidMobile': ['mobile'],
  'account.codeNotSendable': ['mobile'],
} as const

/** The two steps before the code: that it is the member who asks, and the new number. */
export function NewNumberSteps({ onSent }: { onSent: () => void }) {
  const words = useWords('ownAccount').ownAccount
  const confirmation = useConfirmation('changeMobile')
  const mustSetPassword = useMember().data?.mustSetPassword ?? false
  return (
    <div className="space-y-5">
      <div className="flex justify-center">
        <NewNumberPicture />
      </div>
      {confirmation ? (
        <NewNumberForm confirmation={confirmation} onSent={onSent} />
      ) : (
        <>
          <p className="text-lg">{words.newNumberText}</p>
          <ConfirmStep key={String(mustSetPassword)} act="changeMobile" byCodeOnly={mustSetPassword} />
        </>
      )}
    </div>
  )
}

function NewNumberForm({ confirmation, onSent }: { confirmation: string; onSent: () => void }) {
  const { account, ownAccount: words } = useWords('ownAccount')
  const { newNumber } = ownDraft.use()
  const { value, prefixes } = useSendableNumber(newNumber)
  const form = useFormWithRefusals(fieldsOfRefusal)

  function submit() {
    void form.submit({ mobile: mobileProblem(value.areaCode, value.mobile) }, async () => {
      const sent = await withConfirmation(() => askNewNumberCode(value, confirmation))
      if (sent === null) return
      if (sent) showToast(account.otpSent)
      onSent()
    })
  }
  return (
    <Form busy={form.busy} onSubmit={submit}>
      <ErrorSummary errors={form.errors} labels={{ mobile: words.newNumber }} attempt={form.attempt} />
      <FailureNotice failure={form.failure} />
      <MobileField
        label={words.newNumber}
        value={value}
        prefixes={prefixes}
        hint={account.numberHint}
        error={form.errors['mobile']}
        enterKeyHint="go"
        onChange={(next) => {
          ownDraft.change({ newNumber: next })
          form.forgive('mobile')
        }}
      />
      <Button type="submit" busy={form.busy} icon={<IconDeviceMobileMessage aria-hidden="true" />}>
        {account.getOtp}
      </Button>
    </Form>
  )
}
