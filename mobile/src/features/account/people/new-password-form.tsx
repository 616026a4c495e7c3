import { anyPassword, newPassword } from '@mwc/contract/account/people/password.fields'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../../shared/screen/button.tsx'
import { ErrorSummary } from '../../../shared/form/error-summary.tsx'
import { checkFields } from '../../../shared/form/field-errors.ts'
import { Form } from '../../../shared/form/form.tsx'
import { PasswordField } from '../../../shared/form/password-field.tsx'
import { PasswordMeter } from '../../../shared/fields/password-meter.tsx'
import { useWords } from '../../../words/use-words.ts'
import { FailureNotice } from '../../../shared/form/failure-notice.tsx'
import { useFormWithRefusals } from '../../../shared/fields/refusals-beside-fields.hook.ts'
import { useDraft, wholeNumber } from '../draft/sign-up.draft.ts'

const twice = { password: newPassword, again: z.string().check(z.minLength(1, { error: 'required' })) }
const areSame = z.refine<{ password: string; again: string }>((value) => value.password === value.again, {
  path: ['again'],
  error: 'passwordMatch',
})
const schema = z.object(twice).check(areSame)
const schemaWithOld = z.object({ old: anyPassword, ...twice }).check(areSame)

const fieldsOfRefusal = {
  'account.wrongPassword': ['old'],
  'account.samePassword': ['password'],
  'account.commonPassword': ['password'],
} as const

/** A new password, twice, with its meter; `oldLabel` asks for the old one first. They are never stored. */
export function NewPasswordForm({
  submitText,
  oldLabel,
  onPassword,
  afterFailure,
}: {
  submitText: string
  oldLabel?: string
  onPassword: (password: string, old: string) => Promise<void>
  /** Ways on beside the message of a failure. */
  afterFailure?: (failure: unknown) => ReactNode
}) {
  const words = useWords('signUp').signUp
  const { number } = useDraft()
  const [typed, setTyped] = useState({ old: '', password: '', again: '' })
  const form = useFormWithRefusals(fieldsOfRefusal)
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    error: form.errors[name],
    onChange: (next: string) => {
      setTyped({ ...typed, [name]: next })
      form.forgive(name)
    },
  })
  return (
    <Form
      busy={form.busy}
      onSubmit={() => void form.submit(checkFields(oldLabel ? schemaWithOld : schema, typed), () => onPassword(typed.password, typed.old))}
    >
      <ErrorSummary
        errors={form.errors}
        labels={{ old: oldLabel ?? '', password: words.newPassword, again: words.confirmPassword }}
        attempt={form.attempt}
      />
      <FailureNotice failure={form.failure} />
      {form.failure ? afterFailure?.(form.failure) : null}
      <input type="text" name="username" autoComplete="username" value={wholeNumber(number)} readOnly hidden />
      {oldLabel && <PasswordField {...field('old')} label={oldLabel} autoComplete="current-password" enterKeyHint="next" />}
      <PasswordField
        {...field('password')}
        label={words.newPassword}
        hint={words.passwordHint}
        autoComplete="new-password"
        enterKeyHint="next"
      >
        <PasswordMeter value={typed.password} isRefused={form.errors.password !== undefined} />
      </PasswordField>
      <PasswordField {...field('again')} label={words.confirmPassword} autoComplete="new-password" enterKeyHint="go" />
      <Button type="submit" busy={form.busy} icon={<IconCheck aria-hidden="true" />}>
        {submitText}
      </Button>
    </Form>
  )
}
