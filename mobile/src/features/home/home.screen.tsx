import { Suspense, lazy } from 'react'
import { Screen } from '../../shared/screen/screen.tsx'
import { getSession, useSession } from '../../shared/session/session.ts'
import { LoadingShapes, Skeleton } from '../../shared/screen/skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { VisitorWelcome } from './visitor-welcome.tsx'

const loadMemberHome = () => import('./member/member-home.tsx')
const MemberHome = lazy(async () => ({ default: (await loadMemberHome()).MemberHome }))
// A member's part comes beside this file, not after it; should it fail, the screen says so when it wants it.
if (getSession().token !== null) loadMemberHome().catch(() => undefined)

/** Taller than the phone: the help at the foot would be seen to jump away. */
function MemberShapes() {
  return (
    <LoadingShapes>
      <Skeleton className="h-44" />
      <Skeleton className="h-32" />
      <Skeleton className="h-dvh" />
    </LoadingShapes>
  )
}

/** Home: for a member the state first, then what can be done; for a visitor what this is and how to join. */
export function HomeScreen() {
  const words = useWords('home')
  const { token, userInfo } = useSession()
  const title = token !== null && userInfo ? words.home.greeting(userInfo.fullName) : words.shared.appName
  if (token === null) {
    return (
      <Screen title={title} tab="home" roomy>
        <div className="only-visitor">
          <VisitorWelcome />
        </div>
        <div className="only-signed-in">
          <MemberShapes />
        </div>
      </Screen>
    )
  }
  return (
    <Screen title={title} tab="home" roomy>
      <Suspense fallback={<MemberShapes />}>
        <MemberHome />
      </Suspense>
    </Screen>
  )
}
