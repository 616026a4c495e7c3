import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../../shared/screen/button.tsx'
import { ErrorSummary, StillWrong } from '../../../shared/form/error-summary.tsx'
import { Form } from '../../../shared/form/form.tsx'
import { Screen } from '../../../shared/screen/screen.tsx'
import { useWords } from '../../../words/use-words.ts'
import { FailureNotice } from '../../../shared/form/failure-notice.tsx'
import type { useForm } from '../../../shared/form/form.hook.ts'
import { StepHeader } from './step-header.tsx'
import type { SignUpStep } from '../draft/sign-up.draft.ts'

/** One step of the sign-up: its topic, its fields, and the one big button always in the same place. */
export function StepForm({
  step,
  form,
  labels,
  onSubmit,
  children,
}: {
  step: SignUpStep
  form: ReturnType<typeof useForm>
  labels: Record<string, string>
  onSubmit: () => void
  children: ReactNode
}) {
  const { account, signUp } = useWords('signUp')
  return (
    <Form busy={form.busy} className="" onSubmit={onSubmit}>
      <Screen
        title={signUp.signUpTitle}
        back
        action={
          <Button type="submit" busy={form.busy}>
            <span className="inline-flex items-center gap-2">
              {account.continue}
              <IconArrowRight aria-hidden="true" className="shrink-0" />
            </span>
            <StillWrong errors={form.errors} labels={labels} />
          </Button>
        }
      >
        <StepHeader step={step} />
        <div className="space-y-5">
          <ErrorSummary errors={form.errors} labels={labels} attempt={form.attempt} />
          <FailureNotice failure={form.failure} />
          {children}
        </div>
      </Screen>
    </Form>
  )
}
