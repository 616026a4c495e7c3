import { IconKey, IconLogin2 } from '@tabler/icons-react'
import { Button, LinkButton } from '../../../shared/screen/button.tsx'
import { EmptyState } from '../../../shared/screen/empty-state.tsx'
import { ErrorState } from '../../../shared/loading/error-state.tsx'
import { goToLogIn } from '../../../shared/navigation/navigation.ts'
import { AccountPicture } from '../../../shared/pictures/account-picture.tsx'
import { Screen } from '../../../shared/screen/screen.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { LoadingShapes, Skeleton } from '../../../shared/screen/skeleton.tsx'
import { showToast } from '../../../shared/screen/toast.tsx'
import { useMember } from '../../../shared/programme/use-member.ts'
import { useWords } from '../../../words/use-words.ts'
import { continueAfterLogIn } from '../sessions/finish-log-in.ts'
import { FirstPassword } from './first-password.tsx'
import { changePasswordPath } from '../../../paths/paths.ts'

/** The first password of an account that has none yet. Whoever is not signed in proves the number first. */
export function NewPwdScreen() {
  const { signUp } = useWords('signUp', 'ownAccount')
  return (
    <Screen title={signUp.newPassword} back>
      <Face />
    </Screen>
  )
}

function Face() {
  const { account, ownAccount: words } = useWords('ownAccount')
  const { token } = useSession()
  const { data: member, error, refetch } = useMember()
  if (token === null) {
    return (
      <EmptyState
        picture={<AccountPicture />}
        text={words.firstLogIn}
        action={
          <Button icon={<IconLogin2 aria-hidden="true" />} onClick={goToLogIn}>
            {account.logIn}
          </Button>
        }
      />
    )
  }
  if (!member && error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!member) {
    return (
      <LoadingShapes>
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </LoadingShapes>
    )
  }
  if (!member.mustSetPassword) {
    return (
      <EmptyState
        picture={<AccountPicture />}
        text={words.hasPassword}
        action={
          <LinkButton to={changePasswordPath} replace icon={<IconKey aria-hidden="true" />}>
            {words.changePassword}
          </LinkButton>
        }
      />
    )
  }
  return (
    <FirstPassword
      onDone={() => {
        showToast(words.passwordSet)
        continueAfterLogIn()
      }}
    />
  )
}
