import { IconHome, IconId } from '@tabler/icons-react'
import { LinkButton } from '../../shared/button.tsx'
import { ClosingRing } from '../../shared/closing-ring.tsx'
import { homePath } from '../../shared/navigation.ts'
import { Screen } from '../../shared/screen.tsx'
import { useSession } from '../../shared/session.ts'
import { useWords } from '../../words/use-words.ts'

/** Signed up with nothing left to pay. */
export function SignUpSuccessfulScreen() {
  const words = useWords('joining')
  const { userInfo, vipStatus } = useSession()
  return (
    <Screen title={words.joining.signedUpTitle} back={homePath} headingHidden>
      <div className="flex flex-col items-center gap-4 py-6 text-center">
        <ClosingRing />
        <p className="text-2xl font-bold">{userInfo ? words.joining.welcome(userInfo.fullName) : words.joining.signedUpTitle}</p>
        {vipStatus === '1' && <p className="text-lg">{words.joining.signedUpText}</p>}
        <div className="w-full max-w-sm space-y-3 pt-2">
          {vipStatus === '1' && (
            <LinkButton to="/pages/tab-bar/member/member" replace icon={<IconId aria-hidden="true" />}>
              {words.joining.openCard}
            </LinkButton>
          )}
          <LinkButton variant="secondary" to={homePath} replace icon={<IconHome aria-hidden="true" />}>
            {words.shared.goHome}
          </LinkButton>
        </div>
      </div>
    </Screen>
  )
}
