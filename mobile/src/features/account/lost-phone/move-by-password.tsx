import type { SignedIn } from '@mwc/contract/account/sessions/sessions.schemas'
import { IconBuildingCommunity, IconCheck } from '@tabler/icons-react'
import { Button } from '../../../shared/screen/button.tsx'
import { useWords } from '../../../words/use-words.ts'
import { FailureNotice } from '../../../shared/form/failure-notice.tsx'
import { findDraft } from './lost-phone.draft.ts'
import { askStaffToMove, mindingPhone, moveByPassword } from './lost-phone.queries.ts'
import { useForm } from '../../../shared/form/form.hook.ts'
import { PasswordForm } from '../proofs/password-form.tsx'

/** The two ways to take a found membership to the phone in hand: its password now, or a request to staff. */
export function MoveByPassword({ number, onMoved }: { number: string; onMoved: (answer: SignedIn) => void }) {
  const words = useWords('ownAccount').ownAccount
  const { move } = findDraft.use()
  const asking = useForm()

  function takeOver(password: string) {
    return mindingPhone(async () => onMoved(await moveByPassword({ move: move ?? '', password })))
  }
  function askStaff() {
    void asking.submit({}, () => mindingPhone(async () => findDraft.change({ request: await askStaffToMove({ move: move ?? '' }) })))
  }
  return (
    <div className="space-y-7">
      <PasswordForm submitText={words.moveNow(number)} icon={<IconCheck aria-hidden="true" />} onPassword={takeOver}>
        <div className="space-y-1">
          <h2 className="text-xl font-bold">{words.foundTitle}</h2>
          <p className="text-lg">{words.foundText(number)}</p>
        </div>
      </PasswordForm>
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
