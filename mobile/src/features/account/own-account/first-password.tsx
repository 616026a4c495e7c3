import { Notice } from '../../../shared/screen/notice.tsx'
import { useWords } from '../../../words/use-words.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { NewPasswordForm } from '../people/new-password-form.tsx'
import { ownDraft, useConfirmation } from './own-account.draft.ts'
import { setFirstPassword, withConfirmation } from './own-account.queries.ts'

/** The first password of an account that staff imported. Some time after signing in by a code, another code is asked for. */
export function FirstPassword({ onDone }: { onDone?: () => void }) {
  const { signUp, ownAccount: words } = useWords('signUp', 'ownAccount')
  const confirmation = useConfirmation('newPassword')
  const { lostConfirmation } = ownDraft.use()
  if (lostConfirmation && !confirmation) return <ConfirmStep act="newPassword" byCodeOnly />
  async function save(password: string) {
    const done = await withConfirmation(() => setFirstPassword({ password, ...(confirmation && { confirmation }) }))
    if (!done) return
    ownDraft.change({ confirmation: null })
    onDone?.()
  }
  return (
    <div className="space-y-5">
      <Notice tone="info">{words.firstPasswordText}</Notice>
      <NewPasswordForm submitText={signUp.savePassword} onPassword={save} />
    </div>
  )
}
