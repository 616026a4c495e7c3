import { useEffect, useState } from 'react'
import { TextLink } from '../../../shared/screen/button.tsx'
import { checkFields, hasErrors } from '../../../shared/form/field-errors.ts'
import { currentPath, followAddress, goBack, goTo, useQueryParameter } from '../../../shared/navigation/navigation.ts'
import { Notice } from '../../../shared/screen/notice.tsx'
import { Screen } from '../../../shared/screen/screen.tsx'
import { serverNow } from '../../../shared/server/server-clock.ts'
import { getSession, useSession } from '../../../shared/session/session.ts'
import { useWords } from '../../../words/use-words.ts'
import { ConsentStep } from './consent-step.tsx'
import { KnownNumber } from './known-number.tsx'
import { NumberStep } from '../proofs/number-step.tsx'
import { changeDraft, useDraft } from '../draft/sign-up.draft.ts'
import type { Draft, SignUpStep } from '../draft/sign-up.draft.ts'
import { firstOpenStep, signUpSteps, stepSchemas, validProof } from './sign-up.steps.ts'
import { WelcomePicture } from '../../../shared/loading/deferred-pictures.tsx'
import { WorkStep } from './work-step.tsx'
import { YouStep } from './you-step.tsx'
import { aboutMembershipPath, blockedPath, logInPath, myPagePath, signUpPath, verifyPath } from '../../../paths/paths.ts'

/** The face shown for the one that is asked for: none before the number's proof, no step before those that it needs. */
function allowedFace(asked: string | null, draft: Draft, now: number): 'number' | 'known' | SignUpStep {
  const proof = validProof(draft, now)
  if (!proof || asked === null) return 'number'
  if (proof.known !== 'new' && !draft.notMine) return 'known'
  if (asked === 'known') return 'known'
  const step = signUpSteps.find((name) => name === asked) ?? 'you'
  const before = signUpSteps.slice(0, signUpSteps.indexOf(step))
  return before.find((name) => hasErrors(checkFields(stepSchemas[name], draft.fields))) ?? step
}

/** Where a proved number goes on to: its branch when it is known, else the step that is still open. */
function nextFace(draft: Draft, known: string): SignUpStep | 'known' {
  return known !== 'new' && !draft.notMine ? 'known' : (firstOpenStep(draft.fields) ?? 'consent')
}

function NumberFace() {
  const { account, signUp } = useWords('signUp')
  const draft = useDraft()
  const [openedAt] = useState(() => serverNow())
  const proof = validProof(draft, openedAt)
  return (
    <Screen title={signUp.signUpTitle} back>
      <WelcomePicture />
      <div className="space-y-5">
        {draft.lostProof && <Notice tone="warning">{draft.lostProof}</Notice>}
        <NumberStep
          purpose="signUp"
          hint={account.numberHint}
          proved={proof !== null}
          onSent={() => {
            changeDraft({ lostProof: null })
            goTo(proof ? signUpPath(nextFace(draft, proof.known)) : verifyPath)
          }}
        />
        <p className="text-center">
          <TextLink to={aboutMembershipPath}>{account.beforeJoining}</TextLink>
        </p>
        <p className="text-center">
          {account.alreadyMember} <TextLink to={logInPath}>{account.logIn}</TextLink>
        </p>
      </div>
    </Screen>
  )
}

/**
 * Whether somebody is signed in with no sign-up under way: the history's entries of this screen are then stepped over,
 * to My Page where the membership does not run.
 * A form that is being filled in stays when another tab signs in.
 */
function useLeaveWhenSignedIn(draft: Draft): boolean {
  const { token } = useSession()
  const leaves = token !== null && draft.proof === null && !Object.values(draft.fields).some(Boolean)
  useEffect(() => {
    if (!leaves) return
    const leave = () => {
      if (location.pathname.includes(signUpPath())) return goBack()
      // Below a sign-up may lie what it costs to join, which the gate leaves open and which is no place to go on from.
      if (getSession().vipStatus !== '1' && !currentPath().startsWith(myPagePath)) goTo(blockedPath(Date.now()), { replace: true })
    }
    leave()
    return followAddress(leave)
  }, [leaves])
  return leaves
}

/** Sign-up: the number, then who, where and consent; the password is on the next screen. */
export function SignUpScreen() {
  const words = useWords('signUp').signUp
  const draft = useDraft()
  const [openedAt] = useState(() => serverNow())
  const face = allowedFace(useQueryParameter('step'), draft, openedAt)
  if (useLeaveWhenSignedIn(draft)) return null
  if (face === 'number') return <NumberFace key={face} />
  if (face === 'you') return <YouStep key={face} proof={draft.proof?.proof ?? ''} />
  if (face === 'work') return <WorkStep key={face} />
  if (face === 'consent') return <ConsentStep key={face} />
  const known = draft.proof?.known
  return (
    <Screen key={face} title={words.signUpTitle} back>
      {known && known !== 'new' && <KnownNumber known={known} />}
    </Screen>
  )
}
