import type { SignedIn } from '@mwc/contract/account/sessions/sessions.schemas'
import { IconArrowRight } from '@tabler/icons-react'
import { Button } from '../../../shared/screen/button.tsx'
import { Notice } from '../../../shared/screen/notice.tsx'
import { FailureNotice } from '../../../shared/form/failure-notice.tsx'
import { useForm } from '../../../shared/form/form.hook.ts'
import { useWords } from '../../../words/use-words.ts'
import { finishLogIn } from '../sessions/finish-log-in.ts'

/** The membership is at the phone in hand: with which number its member logs in from now on. */
export function MoveDone({ number, answer }: { number: string; answer: SignedIn }) {
  const { account, ownAccount: words } = useWords('ownAccount')
  const entry = useForm()
  function enter() {
    void entry.submit({}, () => finishLogIn(answer))
  }
  return (
    <div className="space-y-5">
      <Notice tone="success">
        <b className="block">{words.moved}</b>
        {words.movedText(number)}
      </Notice>
      <FailureNotice failure={entry.failure} />
      <Button busy={entry.busy} icon={<IconArrowRight aria-hidden="true" />} onClick={enter}>
        {account.continue}
      </Button>
    </div>
  )
}
