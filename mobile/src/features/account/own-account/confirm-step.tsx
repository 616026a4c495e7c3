import type { ConfirmedAct } from '@mwc/contract/account/proofs/code-purposes'
import { IconArrowRight, IconDeviceMobileMessage } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../shared/screen/button.tsx'
import { Notice } from '../../../shared/screen/notice.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { showToast } from '../../../shared/screen/toast.tsx'
import { useWords } from '../../../words/use-words.ts'
import { CodeForm } from '../proofs/code-form.tsx'
import { FailureNotice } from '../../../shared/form/failure-notice.tsx'
import { useForm } from '../../../shared/form/form.hook.ts'
import { askConfirmCode, confirmAct } from './own-account.queries.ts'
import { ownDraft } from './own-account.draft.ts'
import { PasswordForm } from '../proofs/password-form.tsx'

/**
 * Confirms one act by the password, or by a code to the account's own number (`byCodeOnly`: no password yet).
 * The confirmation is kept in the draft.
 */
export function ConfirmStep({ act, byCodeOnly = false }: { act: ConfirmedAct; byCodeOnly?: boolean }) {
  const words = useWords('ownAccount').ownAccount
  const { lostConfirmation, confirmCode } = ownDraft.use()
  const [byCode, setByCode] = useState(byCodeOnly || confirmCode !== null)
  return (
    <div className="space-y-5">
      {lostConfirmation && <Notice tone="warning">{lostConfirmation}</Notice>}
      {byCode ? <ByCode act={act} /> : <ByPassword act={act} />}
      {!byCodeOnly && (
        <Button variant="quiet" onClick={() => setByCode(!byCode)}>
          {byCode ? words.usePassword : words.useOtp}
        </Button>
      )}
    </div>
  )
}

function ByPassword({ act }: { act: ConfirmedAct }) {
  const { account, ownAccount: words } = useWords('ownAccount')
  return (
    <PasswordForm
      submitText={account.continue}
      icon={<IconArrowRight aria-hidden="true" />}
      onPassword={async (password) => void (await confirmAct({ act, password }))}
    >
      <p>{words.confirmText}</p>
    </PasswordForm>
  )
}

function ByCode({ act }: { act: ConfirmedAct }) {
  const { account, ownAccount: words } = useWords('ownAccount')
  const { confirmCode } = ownDraft.use()
  const number = useSession().userInfo?.mobile ?? ''
  const form = useForm()
  if (confirmCode) {
    return (
      <CodeForm
        sentTo={number}
        resendAt={confirmCode.resendAt}
        submitText={account.continue}
        onSend={() => askConfirmCode({ act })}
        onCode={async (code) => void (await confirmAct({ act, code }))}
      />
    )
  }
  return (
    <div className="space-y-5">
      <p>{words.otpTo(number.replaceAll(' ', '\u00a0'))}</p>
      <FailureNotice failure={form.failure} />
      <Button
        busy={form.busy}
        icon={<IconDeviceMobileMessage aria-hidden="true" />}
        onClick={() => void form.submit({}, async () => void ((await askConfirmCode({ act })) && showToast(account.otpSent)))}
      >
        {account.getOtp}
      </Button>
    </div>
  )
}
