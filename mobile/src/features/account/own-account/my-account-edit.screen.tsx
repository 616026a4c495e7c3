import { signUpWork } from '@mwc/contract/account/sign-up/sign-up.fields'
import { languageNames } from '@mwc/contract/language/language'
import { IconCheck, IconLanguage } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../shared/screen/button.tsx'
import { Consents } from '../../../shared/legal/consents.tsx'
import { ErrorSummary } from '../../../shared/form/error-summary.tsx'
import { checkFields } from '../../../shared/form/field-errors.ts'
import { Form } from '../../../shared/form/form.tsx'
import { LanguageSheet } from '../../../shared/screen/language-sheet.tsx'
import { ButtonRow, Menu } from '../../../shared/rows/menu-row.tsx'
import { Screen } from '../../../shared/screen/screen.tsx'
import { showToast } from '../../../shared/screen/toast.tsx'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { AccountLoader } from './account-loader.tsx'
import { FailureNotice } from '../../../shared/form/failure-notice.tsx'
import { useForm } from '../../../shared/form/form.hook.ts'
import { ownDraft } from './own-account.draft.ts'
import { askAccountAgain, saveWork } from './own-account.queries.ts'
import type { Account } from './own-account.queries.ts'
import { PhotoPicker } from './photo-picker.tsx'
import { WorkFields } from '../people/work-fields.tsx'

/** What a member may change without asking: photo, work, consents, language. */
export function MyAccountEditScreen() {
  const words = useWords('ownAccount').ownAccount
  return (
    <Screen title={words.edit} back>
      <AccountLoader>
        {(account) => (
          <div className="space-y-8">
            <PhotoPicker version={account.photo} />
            <WorkForm account={account} />
            <Consents onChanged={() => void askAccountAgain()} />
            <LanguageMenu />
          </div>
        )}
      </AccountLoader>
    </Screen>
  )
}

function WorkForm({ account: { company, sector, occupation } }: { account: Account }) {
  const { signUp, membership, ownAccount: words } = useWords('signUp', 'membership', 'ownAccount')
  const values = ownDraft.use().work ?? { company, sector, occupation }
  const form = useForm()
  function save() {
    void form.submit(checkFields(signUpWork, values), async () => {
      await saveWork({ ...values, sector: values.sector as '1' })
      ownDraft.change({ work: null })
      showToast(membership.saved)
    })
  }
  return (
    <Form busy={form.busy} onSubmit={save}>
      <h2 className="text-lg font-bold">{signUp.steps.work}</h2>
      <ErrorSummary
        errors={form.errors}
        labels={{ company: signUp.company, sector: signUp.sector, occupation: signUp.occupation }}
        attempt={form.attempt}
      />
      <FailureNotice failure={form.failure} />
      <WorkFields
        values={values}
        errors={form.errors}
        onChange={(next) => {
          ownDraft.change({ work: { ...values, ...next } })
          form.forgive(...Object.keys(next))
        }}
      />
      <Button type="submit" busy={form.busy} icon={<IconCheck aria-hidden="true" />}>
        {words.saveWork}
      </Button>
    </Form>
  )
}

function LanguageMenu() {
  const words = useWords('membership').membership
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Menu title={words.language}>
        <ButtonRow icon={<IconLanguage className="size-6" />} text={languageNames[language]} onClick={() => setOpen(true)} />
      </Menu>
      <LanguageSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
