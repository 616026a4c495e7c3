import { marketingConsents } from '@mwc/contract/account/people/consent-kinds'
import { signUpConsents } from '@mwc/contract/account/sign-up/sign-up.fields'
import { goTo } from '../../../shared/navigation/navigation.ts'
import { LegalLinks } from '../../../shared/legal/legal-links.tsx'
import { TickField } from '../../../shared/fields/tick-field.tsx'
import { checkFields } from '../../../shared/form/field-errors.ts'
import { useWords } from '../../../words/use-words.ts'
import { useForm } from '../../../shared/form/form.hook.ts'
import { changeDraft, useDraft } from '../draft/sign-up.draft.ts'
import type { SignUpFields } from '../draft/sign-up.draft.ts'
import { withHoldingTicks } from './sign-up.steps.ts'
import { StepForm } from './step-form.tsx'
import { createPwdPath } from '../../../paths/paths.ts'

const needed = ['declaration', 'memberConsent'] as const

/** The third step: what the new member declares and agrees to. Nothing is ticked at the start. */
export function ConsentStep() {
  const words = useWords('signUp').signUp
  const fields = withHoldingTicks(useDraft().fields)
  const form = useForm()

  function set(next: Partial<SignUpFields>) {
    changeDraft({ fields: { ...fields, ...next } })
    form.forgive(...Object.keys(next))
  }
  return (
    <StepForm
      step="consent"
      form={form}
      labels={words.consentNames}
      onSubmit={() => void form.submit(checkFields(signUpConsents, fields), async () => goTo(createPwdPath))}
    >
      <fieldset className="space-y-3">
        <legend className="mb-3 font-semibold">{words.consentsNeeded}</legend>
        {needed.map((name) => (
          <TickField
            key={name}
            name={name}
            label={words[name]}
            value={fields[name]}
            error={form.errors[name]}
            onChange={(value) => set({ [name]: value })}
          />
        ))}
        <LegalLinks {...words.legal} />
      </fieldset>
      <fieldset className="space-y-3" aria-describedby="marketing-hint">
        <legend className="font-semibold">{words.marketing}</legend>
        <p id="marketing-hint" className="text-ink-2">
          {words.marketingHint}
        </p>
        {marketingConsents.map((name) => (
          <TickField key={name} name={name} label={words[name]} value={fields[name]} onChange={(value) => set({ [name]: value })} />
        ))}
      </fieldset>
    </StepForm>
  )
}
