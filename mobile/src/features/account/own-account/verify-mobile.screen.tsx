import { readableMobile } from '@mwc/contract/fields/mobile-number'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Button, LinkButton } from '../../../shared/screen/button.tsx'
import { ClosingRing } from '../../../shared/rings/closing-ring.tsx'
import { EmptyState } from '../../../shared/screen/empty-state.tsx'
import { Screen } from '../../../shared/screen/screen.tsx'
import { useWords } from '../../../words/use-words.ts'
import { CodeForm } from '../proofs/code-form.tsx'
import { NewNumberSteps } from './new-number-steps.tsx'
import { ownDraft, useConfirmation } from './own-account.draft.ts'
import { askNewNumberCode, moveToNewNumber, withConfirmation } from './own-account.queries.ts'
import { myPagePath } from '../../../paths/paths.ts'

/**
 * Proves the new number by its code and moves the account to it.
 * A member who is not active comes straight from My Page and takes the earlier steps here.
 */
export function VerifyMobileScreen() {
  const { account, ownAccount: words } = useWords('ownAccount')
  const { newNumber, newCode } = ownDraft.use()
  const confirmation = useConfirmation('changeMobile')
  const [movedTo, setMovedTo] = useState<string | null>(null)
  const face = movedTo !== null ? 'done' : newCode && confirmation ? 'code' : 'steps'

  async function check(code: string) {
    const moved = await withConfirmation(() => moveToNewNumber({ ...newNumber, code, confirmation: confirmation ?? '' }))
    if (moved === null) return
    setMovedTo(moved)
    ownDraft.clear()
  }
  const title = { done: words.numberChanged, code: account.enterOtp, steps: words.changeNumber }[face]
  return (
    <Screen key={face} title={title} back={face === 'done' ? myPagePath : true}>
      {movedTo !== null && (
        <EmptyState
          picture={<ClosingRing />}
          title={words.numberChanged}
          text={words.numberChangedText(movedTo.replaceAll(' ', '\u00a0'))}
          action={
            <LinkButton to={myPagePath} replace icon={<IconCircleCheck aria-hidden="true" />}>
              {words.backToMyPage}
            </LinkButton>
          }
        />
      )}
      {face === 'code' && newCode && confirmation && (
        <CodeForm
          sentTo={readableMobile(newCode.to)}
          resendAt={newCode.resendAt}
          submitText={words.changeNumber}
          onSend={async () => (await withConfirmation(() => askNewNumberCode(newNumber, confirmation))) ?? false}
          onCode={check}
        >
          <Button variant="quiet" onClick={() => ownDraft.change({ newCode: null })}>
            {account.otherNumber}
          </Button>
        </CodeForm>
      )}
      {face === 'steps' && <NewNumberSteps onSent={() => undefined} />}
    </Screen>
  )
}
