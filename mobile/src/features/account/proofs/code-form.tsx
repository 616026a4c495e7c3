import { codeProblem, codeResendSeconds } from '@mwc/contract/account/proofs/one-time-code'
import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../../shared/screen/button.tsx'
import { CodeField } from '../../../shared/fields/code-field.tsx'
import { fieldId } from '../../../shared/form/field-frame.tsx'
import { Form } from '../../../shared/form/form.tsx'
import { serverNow } from '../../../shared/server/server-clock.ts'
import { showToast } from '../../../shared/screen/toast.tsx'
import { useWords } from '../../../words/use-words.ts'
import { FailureNotice } from '../../../shared/form/failure-notice.tsx'
import { useForm } from '../../../shared/form/form.hook.ts'

/** A wait that is longer than any the server asks for comes of a clock that was put right meanwhile: none. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => serverNow())
  const wait = Math.max(0, Math.ceil((moment - now) / 1000))
  const left = wait > 2 * codeResendSeconds ? 0 : wait
  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setNow(serverNow()), 500)
    return () => clearInterval(timer)
  }, [left])
  return left
}

/**
 * Asks for the six digits sent to a number (`sentTo`); offers another code from `resendAt` on (ms since 1970).
 * `onSend` answers whether one was sent now. The sixth digit sends the code, each once; what is `final` is
 * done by its red button alone.
 */
export function CodeForm({
  sentTo,
  resendAt,
  submitText,
  final = false,
  onSend,
  onCode,
  children,
}: {
  sentTo: string
  resendAt: number
  submitText: string
  final?: boolean
  onSend: () => Promise<boolean>
  onCode: (code: string) => Promise<void>
  children?: ReactNode
}) {
  const words = useWords().account
  const [value, setValue] = useState('')
  const form = useForm()
  const again = useForm()
  const seconds = useSecondsUntil(resendAt)
  const sentItself = useRef('')

  function send() {
    void again.submit({}, async () => {
      if (!(await onSend())) return
      showToast(words.otpSent)
      // The digits of the code before are of no use any more.
      setValue('')
      document.getElementById(fieldId('code'))?.focus()
    })
  }

  function check(code: string) {
    void form.submit({ code: codeProblem(code) }, () => onCode(code))
  }

  function change(next: string) {
    setValue(next)
    form.forgive('code')
    if (final || form.busy || codeProblem(next) !== undefined || next === sentItself.current) return
    sentItself.current = next
    check(next)
  }

  return (
    <Form busy={form.busy} onSubmit={() => check(value)}>
      <p className="text-lg">{words.otpSentTo(sentTo.replaceAll(' ', '\u00a0'))}</p>
      <FailureNotice failure={form.failure ?? again.failure} />
      <CodeField value={value} error={form.errors['code']} hint={words.otpNever} onChange={change} />
      <Button type="submit" variant={final ? 'danger' : 'primary'} busy={form.busy}>
        {submitText}
      </Button>
      {seconds > 0 ? (
        <p className="flex min-h-13 items-center justify-center text-center text-ink-2 tabular-nums">{words.resendIn(seconds)}</p>
      ) : (
        <Button variant="secondary" busy={again.busy} icon={<IconRefresh aria-hidden="true" />} onClick={send}>
          {words.resend}
        </Button>
      )}
      {children}
    </Form>
  )
}
