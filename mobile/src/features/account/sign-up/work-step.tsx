import { signUpWork } from '@mwc/contract/account/sign-up/sign-up.fields'
import { goTo } from '../../../shared/navigation/navigation.ts'
import { checkFields } from '../../../shared/form/field-errors.ts'
import { useWords } from '../../../words/use-words.ts'
import { useForm } from '../../../shared/form/form.hook.ts'
import { changeDraft, useDraft } from '../draft/sign-up.draft.ts'
import type { SignUpFields } from '../draft/sign-up.draft.ts'
import { StepForm } from './step-form.tsx'
import { WorkFields } from '../people/work-fields.tsx'
import { signUpPath } from '../../../paths/paths.ts'

/** The second step: where and as what the new member works. */
export function WorkStep() {
  const words = useWords('signUp').signUp
  const { fields } = useDraft()
  const form = useForm()

  function set(next: Partial<SignUpFields>) {
    changeDraft({ fields: { ...fields, ...next } })
    form.forgive(...Object.keys(next))
  }
  const labels = { company: words.company, sector: words.sector, occupation: words.occupation }
  return (
    <StepForm
      step="work"
      form={form}
      labels={labels}
      onSubmit={() => void form.submit(checkFields(signUpWork, fields), async () => goTo(signUpPath('consent')))}
    >
      <WorkFields values={fields} errors={form.errors} onChange={set} />
    </StepForm>
  )
}
