import { IconArrowRight, IconCheck, IconDeviceMobileMessage, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Button, LinkButton } from '../../../shared/screen/button.tsx'
import { HelplineButton } from '../../../shared/helpline/helpline-button.tsx'
import { goTo, useQueryParameter } from '../../../shared/navigation/navigation.ts'
import { Notice } from '../../../shared/screen/notice.tsx'
import { Screen } from '../../../shared/screen/screen.tsx'
import { forgetMember } from '../../../shared/session/changes/sign-out.ts'
import { useSession } from '../../../shared/session/session.ts'
import { showToast } from '../../../shared/screen/toast.tsx'
import { useMember } from '../../../shared/programme/use-member.ts'
import { useWords } from '../../../words/use-words.ts'
import { CodeForm } from '../proofs/code-form.tsx'
import { PasswordForm } from '../proofs/password-form.tsx'
import { FirstPassword } from './first-password.tsx'
import { ownDraft } from './own-account.draft.ts'
import { askConfirmCode, closeOwnAccount, confirmAct } from './own-account.queries.ts'
import { closeAccountPath, homePath, myPagePath } from '../../../paths/paths.ts'

/** Closing the account: first what goes and what is kept, then, a page on, the password and a code. */
export function CloseAccountScreen() {
  const words = useWords('ownAccount').ownAccount
  // Closing asks for a password as well: who has none yet makes one first.
  const member = useMember().data
  const mustSetPassword = member?.mustSetPassword ?? false
  const sure = useQueryParameter('step') === 'confirm'
  return (
    <Screen key={String(sure)} title={sure ? words.closeForEver : words.closeContinue} back>
      <div className="space-y-5">
        <Notice tone="error">
          <b>{words.closeText}</b>
        </Notice>
        {member?.reviewedPaymentId && <MoneyChecked />}
        {sure ? (
          mustSetPassword ? (
            <FirstPassword />
          ) : (
            <Prove />
          )
        ) : (
          <>
            <Points title={words.closeGoes} texts={words.closeGoesList} gone />
            <Points title={words.closeStays} texts={words.closeStaysList} />
            <LinkButton variant="danger" to={closeAccountPath('confirm')} icon={<IconArrowRight aria-hidden="true" />}>
              {words.closeContinue}
            </LinkButton>
          </>
        )}
        <Button variant="quiet" onClick={() => goTo(myPagePath, { replace: true })}>
          {words.closeStay}
        </Button>
      </div>
    </Screen>
  )
}

/** Whose money staff look at would lose the way to it with the account. */
function MoneyChecked() {
  const words = useWords('ownAccount').ownAccount
  return (
    <>
      <Notice tone="warning">{words.closeMoneyChecked}</Notice>
      <HelplineButton />
    </>
  )
}

function Points({ title, texts, gone = false }: { title: string; texts: readonly string[]; gone?: boolean }) {
  const Icon = gone ? IconX : IconCheck
  return (
    <section className="space-y-1">
      <h2 className="font-bold">{title}</h2>
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

/** The password is checked before a code is sent. */
function Prove() {
  const { account, ownAccount: words } = useWords('ownAccount')
  const number = useSession().userInfo?.mobile ?? ''
  const { confirmCode } = ownDraft.use()
  const [password, setPassword] = useState<string | null>(null)

  async function close(code: string) {
    const confirmation = await confirmAct({ act: 'closeAccount', password: password ?? '', code })
    await closeOwnAccount({ confirmation })
    goTo(homePath, { replace: true })
    forgetMember()
    showToast(words.closed, true)
  }
  async function askCode(typed: string) {
    if (await askConfirmCode({ act: 'closeAccount', password: typed })) showToast(account.otpSent)
    setPassword(typed)
  }
  if (password !== null) {
    return (
      <CodeForm
        sentTo={number}
        resendAt={confirmCode?.resendAt ?? 0}
        submitText={words.closeForEver}
        final
        onSend={() => askConfirmCode({ act: 'closeAccount', password })}
        onCode={close}
      />
    )
  }
  return (
    <PasswordForm submitText={account.getOtp} icon={<IconDeviceMobileMessage aria-hidden="true" />} onPassword={askCode}>
      <p>{words.closeProve(number.replaceAll(' ', '\u00a0'))}</p>
    </PasswordForm>
  )
}
