import type { SignedIn } from '@mwc/contract/account'
import { IconBuildingCommunity, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../shared/button.tsx'
import { ErrorSummary } from '../../shared/error-summary.tsx'
import { PasswordField } from '../../shared/password-field.tsx'
import { useWords } from '../../words/use-words.ts'
import { FailureNotice } from './failure-notice.tsx'
import { findDraft } from './find-account.draft.ts'
import { askStaffToMove, mindingPhone, moveByPassword } from './find-account.queries.ts'
import { useForm } from './form.hook.ts'
import { useFormWithRefusals } from './refusals-beside-fields.hook.ts'

const fieldsOfRefusal = { 'account.wrongPassword': ['password'] } as const

/** The two ways to take a found membership to the phone in hand: its password now, or a request to staff. */
export function MoveByPassword({ onSignedIn }: { onSignedIn: (answer: SignedIn) => void }) {
  const { account, profile: words } = useWords('profile')
  const { move } = findDraft.use()
  const [password, setPassword] = useState('')
  const form = useFormWithRefusals(fieldsOfRefusal)
  const asking = useForm()

  function submit() {
    void form.submit({ password: password === '' ? 'required' : undefined }, () =>
      mindingPhone(async () => onSignedIn(await moveByPassword({ move: move ?? '', password }))),
    )
  }
  function askStaff() {
    void asking.submit({}, () => mindingPhone(async () => findDraft.change({ request: await askStaffToMove({ move: move ?? '' }) })))
  }
  return (
    <div className="space-y-7">
      <form
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!form.busy) submit()
        }}
      >
        <div className="space-y-1">
          <h2 className="text-xl font-bold">{words.foundTitle}</h2>
          <p className="text-lg">{words.foundText}</p>
        </div>
        <ErrorSummary errors={form.errors} labels={{ password: account.password }} attempt={form.attempt} />
        <FailureNotice failure={form.failure} />
        <PasswordField
          label={account.password}
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
        <Button type="submit" busy={form.busy} icon={<IconCheck aria-hidden="true" />}>
          {words.moveNow}
        </Button>
      </form>
      <section className="space-y-3 rounded-card bg-card p-5 shadow-raised">
        <h2 className="text-lg font-bold">{words.noPassword}</h2>
        <p>{words.noPasswordText}</p>
        <FailureNotice failure={asking.failure} />
        <Button variant="secondary" busy={asking.busy} icon={<IconBuildingCommunity aria-hidden="true" />} onClick={askStaff}>
          {words.askStaff}
        </Button>
      </section>
    </div>
  )
}
