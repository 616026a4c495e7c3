import { nomineeRelations } from '@mwc/contract/account/nominee/nominee-relations'
import { nomineeFields } from '@mwc/contract/account/nominee/nominee.fields'
import type { AreaCode } from '@mwc/contract/fields/mobile-number'
import { IconCheck } from '@tabler/icons-react'
import { Button } from '../../../shared/screen/button.tsx'
import { ErrorSummary } from '../../../shared/form/error-summary.tsx'
import { FailureNotice } from '../../../shared/form/failure-notice.tsx'
import { checkFields } from '../../../shared/form/field-errors.ts'
import { useForm } from '../../../shared/form/form.hook.ts'
import { Form } from '../../../shared/form/form.tsx'
import { MobileField } from '../../../shared/form/mobile-field.tsx'
import { SelectField } from '../../../shared/form/select-field.tsx'
import { TextField } from '../../../shared/fields/text-field.tsx'
import { getSession } from '../../../shared/session/session.ts'
import { useWords } from '../../../words/use-words.ts'
import { ownDraft } from '../own-account/own-account.draft.ts'
import { saveNominee } from './nominee.queries.ts'
import type { Nominee } from './nominee.queries.ts'

/** The family mostly lives where the member comes from. */
const prefixOf: Partial<Record<string, AreaCode>> = {
  BD: '+880',
  IN: '+91',
  CN: '+86',
  MM: '+95',
  TH: '+66',
  MY: '+60',
  PH: '+63',
  LK: '+94',
}

/** Names the nominee or changes them; what is typed stays until it is saved. */
export function NomineeForm({ nominee, onSaved }: { nominee: Nominee | null; onSaved: () => void }) {
  const { nominee: words, shared, signUp } = useWords('nominee', 'signUp')
  const areaCode = prefixOf[getSession().userInfo?.nationality ?? ''] ?? '+65'
  const values = ownDraft.use().nominee ?? nominee ?? { fullName: '', relation: '', areaCode, mobile: '' }
  const form = useForm()
  function change(next: Partial<typeof values>) {
    ownDraft.change({ nominee: { ...values, ...next } })
    form.forgive(...Object.keys(next))
  }
  function save() {
    void form.submit(checkFields(nomineeFields, values), async () => {
      await saveNominee({ ...values, relation: values.relation as Nominee['relation'] })
      ownDraft.change({ nominee: null })
      onSaved()
    })
  }
  return (
    <Form busy={form.busy} onSubmit={save}>
      <ErrorSummary
        errors={form.errors}
        labels={{ fullName: signUp.fullName, relation: words.relation, mobile: shared.mobileNumber }}
        attempt={form.attempt}
      />
      <FailureNotice failure={form.failure} />
      <TextField
        label={signUp.fullName}
        name="fullName"
        hint={words.nameHint}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
        value={values.fullName}
        error={form.errors['fullName']}
        onChange={(fullName) => change({ fullName })}
      />
      <SelectField
        label={words.relation}
        name="relation"
        value={values.relation}
        error={form.errors['relation']}
        groups={[{ options: nomineeRelations.map((value) => ({ value, text: words.relations[value] })) }]}
        onChange={(relation) => change({ relation })}
      />
      <MobileField
        hint={words.phoneHint}
        value={values}
        error={form.errors['mobile']}
        enterKeyHint="done"
        onChange={(number) => change(number)}
      />
      <p>{words.ask}</p>
      <Button type="submit" busy={form.busy} icon={<IconCheck aria-hidden="true" />}>
        {words.save}
      </Button>
    </Form>
  )
}
