import { IconHome, IconId, IconLogin2, IconUser, IconUserPlus } from '@tabler/icons-react'
import { LinkButton } from '../../../shared/screen/button.tsx'
import { ClosingRing } from '../../../shared/rings/closing-ring.tsx'
import { WelcomePicture } from '../../../shared/loading/deferred-pictures.tsx'
import { Screen } from '../../../shared/screen/screen.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { useWords } from '../../../words/use-words.ts'
import { homePath, logInPath, memberCardPath, myPagePath, signUpPath } from '../../../paths/paths.ts'

/** Signed up with nothing left to pay. Who opens the address without having come so far is shown the ways on. */
export function SignUpSuccessfulScreen() {
  const { signUp, shared } = useWords('signUp')
  const { token, userInfo, vipStatus } = useSession()
  if (token === null) return <VisitorsFace />
  const welcome = userInfo && signUp.welcome(userInfo.fullName)
  if (vipStatus !== '1') {
    return (
      <Screen title={welcome ?? signUp.signUpTitle} back={homePath}>
        <WelcomePicture />
        <LinkButton to={myPagePath} replace icon={<IconUser aria-hidden="true" />}>
          {shared.tabs.myPage}
        </LinkButton>
      </Screen>
    )
  }
  return (
    <Screen title={signUp.signedUpTitle} back={homePath} headingHidden>
      <div className="flex flex-col items-center gap-4 py-6 text-center">
        <ClosingRing />
        <p className="text-2xl font-bold">{welcome ?? signUp.signedUpTitle}</p>
        <p className="text-lg">{signUp.signedUpText}</p>
        <div className="w-full max-w-sm space-y-3 pt-2">
          <LinkButton to={memberCardPath} replace icon={<IconId aria-hidden="true" />}>
            {signUp.openCard}
          </LinkButton>
          <LinkButton variant="secondary" to={homePath} replace icon={<IconHome aria-hidden="true" />}>
            {shared.goHome}
          </LinkButton>
        </div>
      </div>
    </Screen>
  )
}

/** Nobody is signed in: the address was kept or sent on. */
function VisitorsFace() {
  const { account, signUp } = useWords('signUp')
  return (
    <Screen title={signUp.signUpTitle} back={homePath}>
      <WelcomePicture />
      <div className="space-y-3">
        <LinkButton to={signUpPath()} replace icon={<IconUserPlus aria-hidden="true" />}>
          {account.signUp}
        </LinkButton>
        <p className="pt-1 text-center text-ink-2">{account.alreadyMember}</p>
        <LinkButton variant="secondary" to={logInPath} replace icon={<IconLogin2 aria-hidden="true" />}>
          {account.logIn}
        </LinkButton>
      </div>
    </Screen>
  )
}
