import { useEffect, useRef } from 'react'
import { goTo } from '../../../shared/navigation/navigation.ts'
import { Screen } from '../../../shared/screen/screen.tsx'
import { useWords } from '../../../words/use-words.ts'
import { finishLogIn } from '../sessions/finish-log-in.ts'
import { findDraft } from './lost-phone.draft.ts'
import { finishMoveWithPassword, mindingPhone } from './lost-phone.queries.ts'
import { MoveByPassword } from './move-by-password.tsx'
import { PhoneRequestStatus } from './phone-request-status.tsx'
import { NewPasswordForm } from '../people/new-password-form.tsx'
import { Notice } from '../../../shared/screen/notice.tsx'
import { infoDetectionPath } from '../../../paths/paths.ts'

/**
 * The membership was found: its password moves it to the phone in hand, or staff decide on a request.
 * After their approval and the wait, a new password is set here.
 */
export function NewPhonePwdScreen() {
  const { signUp, ownAccount: words } = useWords('signUp', 'ownAccount')
  const { proof, move, request } = findDraft.use()
  const leaving = useRef(false)
  const isLost = request === null && move === null
  useEffect(() => {
    if (isLost && !leaving.current) goTo(infoDetectionPath(), { replace: true })
  }, [isLost])
  if (isLost) return null

  async function signedIn(answer: Parameters<typeof finishLogIn>[0]) {
    leaving.current = true
    await finishLogIn(answer)
    findDraft.clear()
  }
  return (
    <Screen key={request?.state ?? 'found'} title={words.newPhoneTitle} back={infoDetectionPath()}>
      {request === null && <MoveByPassword onSignedIn={signedIn} />}
      {request?.state === 'ready' && (
        <div className="space-y-5">
          <Notice tone="success">{words.requestReady}</Notice>
          <NewPasswordForm
            submitText={signUp.savePassword}
            onPassword={(password) => mindingPhone(async () => signedIn(await finishMoveWithPassword({ proof: proof ?? '', password })))}
          />
        </div>
      )}
      {request && request.state !== 'ready' && <PhoneRequestStatus request={request} />}
    </Screen>
  )
}
