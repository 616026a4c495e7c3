import { IconArrowRight, IconCheck, IconDeviceMobileMessage, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../shared/screen/button.tsx'
import { RefusalError } from '../../../shared/server/call-errors.ts'
import { ErrorSummary } from '../../../shared/form/error-summary.tsx'
import { Form } from '../../../shared/form/form.tsx'
import { goTo } from '../../../shared/navigation/navigation.ts'
import { Notice } from '../../../shared/screen/notice.tsx'
import { PasswordField } from '../../../shared/form/password-field.tsx'
import { forgetMember } from '../../../shared/session/changes/sign-out.ts'
import { useSession } from '../../../shared/session/session.ts'
import { showToast } from '../../../shared/screen/toast.tsx'
import { useMember } from '../../../shared/programme/use-member.ts'
import { useWords } from '../../../words/use-words.ts'
import { CodeForm } from '../proofs/code-form.tsx'
import { FailureNotice } from '../../../shared/form/failure-notice.tsx'
import { FirstPassword } from './first-password.tsx'
import { useForm } from '../../../shared/form/form.hook.ts'
import { ownDraft } from './own-account.draft.ts'
import { askConfirmCode, closeOwnAccount, confirmAct } from './own-account.queries.ts'
import { homePath } from '../../../paths/paths.ts'

/** Closing the account: first what goes and what is kept, then the password and a code. */
export function CloseAccount({ onStay }: { onStay: () => void }) {
  const words = useWords('ownAccount').ownAccount
  // Closing asks for a password as well: who has none yet makes one first.
  const mustSetPassword = useMember().data?.mustSetPassword ?? false
  const [sure, setSure] = useState(false)
  return (
    <div className="space-y-5 pt-1">
      {sure ? (
        mustSetPassword ? (
          <FirstPassword />
        ) : (
          <Prove />
        )
      ) : (
        <>
          <Notice tone="warning">{words.closeText}</Notice>
          <Points title={words.closeGoes} texts={words.closeGoesList} gone />
          <Points title={words.closeStays} texts={words.closeStaysList} />
          <Button variant="danger" icon={<IconArrowRight aria-hidden="true" />} onClick={() => setSure(true)}>
            {words.closeContinue}
          </Button>
        </>
      )}
      <Button variant="quiet" onClick={onStay}>
        {words.closeStay}
      </Button>
    </div>
  )
}

function Points({ title, texts, gone = false }: { title: string; texts: readonly string[]; gone?: boolean }) {
  const Icon = gone ? IconX : IconCheck
  return (
    <section className="space-y-1">
      <h3 className="font-bold">{title}</h3>
      <ul className="space-y-1">
        {texts.map((text) => (
          <li key={text} className="flex items-start gap-2">
            <Icon aria-hidden="true" className={`h-[1lh] w-5 shrink-0 ${gone ? 'text-arrears' : 'text-active'}`} />
            <span className="min-w-0 flex-1">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Prove() {
  const { account, ownAccount: words } = useWords('ownAccount')
  const number = useSession().userInfo?.mobile ?? ''
  const { confirmCode } = ownDraft.use()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string | undefined>()
  const [codeAsked, setCodeAsked] = useState(false)
  const form = useForm()

  async function close(code: string) {
    try {
      const confirmation = await confirmAct({ act: 'closeAccount', password, code })
      await closeOwnAccount({ confirmation })
    } catch (error) {
      if (!(error instanceof RefusalError) || error.reason !== 'account.wrongPassword') throw error
      setWrong(error.message)
      return setCodeAsked(false)
    }
    goTo(homePath, { replace: true })
    forgetMember()
    showToast(words.closed)
  }
  function askCode() {
    setWrong(undefined)
    void form.submit({ password: password === '' ? 'required' : undefined }, async () => {
      if (await askConfirmCode()) showToast(account.otpSent)
      setCodeAsked(true)
    })
  }
  if (codeAsked) {
    return (
      <CodeForm
        sentTo={number}
        resendAt={confirmCode?.resendAt ?? 0}
        submitText={words.closeForEver}
        byButtonOnly
        onSend={askConfirmCode}
        onCode={close}
      />
    )
  }
  const errors = { ...form.errors, ...(wrong && { password: wrong }) }
  return (
    <Form busy={form.busy} onSubmit={askCode}>
      <p>{words.closeProve(number.replaceAll(' ', '\u00a0'))}</p>
      <ErrorSummary errors={errors} labels={{ password: account.password }} attempt={form.attempt} />
      <FailureNotice failure={form.failure} />
      <PasswordField
        label={account.password}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        value={password}
        error={errors.password}
        onChange={(next) => {
          setPassword(next)
          setWrong(undefined)
          form.forgive('password')
        }}
      />
      <Button type="submit" busy={form.busy} icon={<IconDeviceMobileMessage aria-hidden="true" />}>
        {account.getOtp}
      </Button>
    </Form>
  )
}
