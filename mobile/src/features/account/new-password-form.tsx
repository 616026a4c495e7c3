import { newPassword } from '@mwc/contract/member-fields'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../shared/button.tsx'
import { ErrorSummary } from '../../shared/error-summary.tsx'
import { checkFields } from '../../shared/field-errors.ts'
import { PasswordField } from '../../shared/password-field.tsx'
import { PasswordMeter } from '../../shared/password-meter.tsx'
import { useWords } from '../../words/use-words.ts'
import { FailureNotice } from './failure-notice.tsx'
import { useForm } from './form.hook.ts'
import { useDraft, wholeNumber } from './sign-up.draft.ts'

const schema = z
  .object({ password: newPassword, again: z.string().check(z.minLength(1, { error: 'required' })) })
  .check(z.refine((value) => value.password === value.again, { path: ['again'], error: 'passwordMatch' }))

/** A new password, twice, with its meter. It lives in this form only and is never stored. */
export function NewPasswordForm({
  submitText,
  onPassword,
  afterFailure,
}: {
  submitText: string
  onPassword: (password: string) => Promise<void>
  /** Ways on beside the message of a failure. */
  afterFailure?: (failure: unknown) => ReactNode
}) {
  const words = useWords().account
  const { number } = useDraft()
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const form = useForm()
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.busy) void form.submit(checkFields(schema, { password, again }), () => onPassword(password))
      }}
    >
      <ErrorSummary errors={form.errors} labels={{ password: words.newPassword, again: words.confirmPassword }} attempt={form.attempt} />
      <FailureNotice failure={form.failure} />
      {form.failure ? afterFailure?.(form.failure) : null}
      <input type="text" name="username" autoComplete="username" value={wholeNumber(number)} readOnly hidden />
      <PasswordField
        label={words.newPassword}
        name="password"
        hint={words.passwordHint}
        autoComplete="new-password"
        enterKeyHint="next"
        value={password}
        error={form.errors['password']}
        onChange={(next) => {
          setPassword(next)
          form.forgive('password')
        }}
      >
        <PasswordMeter value={password} />
      </PasswordField>
      <PasswordField
        label={words.confirmPassword}
        name="again"
        autoComplete="new-password"
        enterKeyHint="go"
        value={again}
        error={form.errors['again']}
        onChange={(next) => {
          setAgain(next)
          form.forgive('again')
        }}
      />
      <Button type="submit" busy={form.busy} icon={<IconCheck aria-hidden="true" />}>
        {submitText}
      </Button>
    </form>
  )
}
