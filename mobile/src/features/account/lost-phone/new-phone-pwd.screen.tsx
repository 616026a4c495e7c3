import { readableMobile } from '@mwc/contract/fields/mobile-number'
import type { SignedIn } from '@mwc/contract/account/sessions/sessions.schemas'
import { useEffect, useState } from 'react'
import { goTo } from '../../../shared/navigation/navigation.ts'
import { Screen } from '../../../shared/screen/screen.tsx'
import { useWords } from '../../../words/use-words.ts'
import { findDraft } from './lost-phone.draft.ts'
import { finishMoveWithPassword, mindingPhone } from './lost-phone.queries.ts'
import { MoveByPassword } from './move-by-password.tsx'
import { MoveDone } from './move-done.tsx'
import { PhoneRequestStatus } from './phone-request-status.tsx'
import { NewPasswordForm } from '../people/new-password-form.tsx'
import { Notice } from '../../../shared/screen/notice.tsx'
import { useTopOnChange } from '../../../shared/screen/top-on-change.hook.ts'
import { infoDetectionPath } from '../../../paths/paths.ts'

/**
 * The membership was found: its password moves it to the phone in hand, or staff decide on a request.
 * After their approval and the wait, a new password is set here.
 */
export function NewPhonePwdScreen() {
  const { signUp, ownAccount: words } = useWords('signUp', 'ownAccount')
  const { proof, move, request, inHand } = findDraft.use()
  const number = readableMobile(inHand).replaceAll(' ', '\u00a0')
  // Signed in once it is read: the gate would take a member who has not paid off this screen.
  const [moved, setMoved] = useState<{ answer: SignedIn; number: string } | null>(null)
  const isLost = request === null && move === null
  useEffect(() => {
    if (isLost && !moved) goTo(infoDetectionPath(), { replace: true })
  }, [isLost, moved])
  const face = moved ? 'moved' : (request?.state ?? 'found')
  useTopOnChange(face)
  function finish(answer: SignedIn) {
    setMoved({ answer, number })
    findDraft.clear()
  }
  if (moved)
    return (
      <Screen key={face} title={words.newPhoneTitle}>
        <MoveDone {...moved} />
      </Screen>
    )
  if (isLost) return null
  return (
    <Screen key={face} title={words.newPhoneTitle} back={infoDetectionPath()}>
      {request === null && <MoveByPassword number={number} onMoved={finish} />}
      {request?.state === 'ready' && (
        <div className="space-y-5">
          <Notice tone="success">{words.requestReady(number)}</Notice>
          <NewPasswordForm
            submitText={signUp.savePassword}
            onPassword={(password) => mindingPhone(async () => finish(await finishMoveWithPassword({ proof: proof ?? '', password })))}
          />
        </div>
      )}
      {request && request.state !== 'ready' && <PhoneRequestStatus request={request} />}
    </Screen>
  )
}
