import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from '../../../shared/screen/button.tsx'
import { ErrorSummary } from '../../../shared/form/error-summary.tsx'
import { Form } from '../../../shared/form/form.tsx'
import { PasswordField } from '../../../shared/form/password-field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { FailureNotice } from '../../../shared/form/failure-notice.tsx'
import { useFormWithRefusals } from '../../../shared/fields/refusals-beside-fields.hook.ts'

const fieldsOfRefusal = { 'account.wrongPassword': ['password'] } as const

/** Asks for the member's present password; a wrong one is said beside its field. `children` say what it is for. */
export function PasswordForm({
  submitText,
  icon,
  onPassword,
  children,
}: {
  submitText: string
  icon: ReactNode
  onPassword: (password: string) => Promise<void>
  children: ReactNode
}) {
  const words = useWords().account
  const [password, setPassword] = useState('')
  const form = useFormWithRefusals(fieldsOfRefusal)
  return (
    <Form
      busy={form.busy}
      onSubmit={() => void form.submit({ password: password === '' ? 'required' : undefined }, () => onPassword(password))}
    >
      {children}
      <ErrorSummary errors={form.errors} labels={{ password: words.password }} attempt={form.attempt} />
      <FailureNotice failure={form.failure} />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        value={password}
        error={form.errors['password']}
        onChange={(next) => {
          setPassword(next)
          form.forgive('password')
        }}
      />
      <Button type="submit" busy={form.busy} icon={icon}>
        {submitText}
      </Button>
    </Form>
  )
}
