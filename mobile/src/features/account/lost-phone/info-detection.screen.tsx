import { IconKey, IconLogin2 } from '@tabler/icons-react'
import { useLayoutEffect, useState } from 'react'
import { Button, LinkButton } from '../../../shared/screen/button.tsx'
import { RefusalError } from '../../../shared/server/call-errors.ts'
import { goBack, goTo, useQueryParameter } from '../../../shared/navigation/navigation.ts'
import { Notice } from '../../../shared/screen/notice.tsx'
import { NewNumberPicture } from '../../../shared/pictures/new-number-picture.tsx'
import { Screen } from '../../../shared/screen/screen.tsx'
import { useTopOnChange } from '../../../shared/screen/top-on-change.hook.ts'
import { useWords } from '../../../words/use-words.ts'
import { CodeStep } from '../proofs/code-step.tsx'
import { findDraft } from './lost-phone.draft.ts'
import { provePhoneInHand } from './lost-phone.queries.ts'
import { NumberStep } from '../proofs/number-step.tsx'
import { changeDraft, getDraft, useDraft, wholeNumber } from '../draft/sign-up.draft.ts'
import { changePhonePath, forgetPwdPath, infoDetectionPath, logInPath, newPhonePwdPath } from '../../../paths/paths.ts'

/** A number that was typed on another screen, as at the log-in, is the one that was lost, and not that of the phone in hand. */
function useNumberInHand() {
  useLayoutEffect(() => {
    const { number } = getDraft()
    if (number.mobile === '' || wholeNumber(number) === findDraft.get().inHand) return
    findDraft.change({ oldAreaCode: number.areaCode, oldMobile: number.mobile })
    changeDraft({ number: { ...number, mobile: '' } })
  }, [])
}

/** Without the old phone: proves the phone in hand, then looks for the membership or says where a request stands. */
export function InfoDetectionScreen() {
  const { account, ownAccount: words } = useWords('ownAccount')
  const { number, code: sent } = useDraft()
  const { lostProof } = findDraft.use()
  useNumberInHand()
  const [taken, setTaken] = useState('')
  const codeAsked = useQueryParameter('step') === 'code' && sent?.purpose === 'lostPhone' && sent.to === wholeNumber(number)
  const face = taken ? 'taken' : codeAsked ? 'code' : 'number'
  useTopOnChange(face)

  async function check(code: string) {
    try {
      const { proof, request } = await provePhoneInHand({ ...number, code })
      findDraft.change({ proof, request, move: null, lostProof: null })
      goTo(request ? newPhonePwdPath : changePhonePath, { replace: true })
    } catch (error) {
      if (!(error instanceof RefusalError) || error.reason !== 'account.mobileTaken') throw error
      setTaken(error.message)
    }
  }
  return (
    <Screen key={face} title={face === 'code' ? account.enterOtp : words.findTitle} back>
      {face === 'taken' && (
        <div className="space-y-5">
          <Notice tone="warning">
            <p className="font-semibold">{taken}</p>
            <p>{words.phoneTakenText}</p>
          </Notice>
          <LinkButton to={logInPath} icon={<IconLogin2 aria-hidden="true" />}>
            {account.logIn}
          </LinkButton>
          <LinkButton variant="secondary" to={forgetPwdPath()} icon={<IconKey aria-hidden="true" />}>
            {account.forgotPassword}
          </LinkButton>
          <Button
            variant="quiet"
            onClick={() => {
              setTaken('')
              goTo(infoDetectionPath(), { replace: true })
            }}
          >
            {account.otherNumber}
          </Button>
        </div>
      )}
      {face === 'code' && <CodeStep purpose="lostPhone" onCode={check} onOtherNumber={goBack} />}
      {face === 'number' && (
        <div className="space-y-5">
          <div className="flex justify-center">
            <NewNumberPicture />
          </div>
          <p className="text-lg">{words.findText}</p>
          {lostProof && <Notice tone="warning">{lostProof}</Notice>}
          <NumberStep
            purpose="lostPhone"
            hint={words.phoneInHandHint}
            onTyped={(number) => findDraft.change({ inHand: wholeNumber(number) })}
            onSent={() => goTo(infoDetectionPath('code'))}
          />
        </div>
      )}
    </Screen>
  )
}
