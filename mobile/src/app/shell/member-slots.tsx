import { Suspense, lazy } from 'react'
import type { ReactNode } from 'react'
import { currentLanguage, useSession } from '../../shared/session/session.ts'
import { noSlots, FeatureSlots } from '../../shared/screen/feature-slots.ts'
import { loadWords } from '../../words/load-words.ts'
import type { DeferredSection } from '../../words/english/deferred-words.ts'
import { ErrorBoundary } from './error-boundary.tsx'

/** Fetches code and texts side by side; asked for by the component itself, the texts would come after the code. */
async function withWords<Module>(code: Promise<Module>, ...sections: DeferredSection[]): Promise<Module> {
  const [module] = await Promise.all([code, loadWords(currentLanguage(), sections)])
  return module
}

const ClaimIcon = lazy(async () => ({
  default: (await withWords(import('../../features/campaigns/claim-icon.tsx'), 'campaigns')).ClaimIcon,
}))
const ClaimOffers = lazy(async () => ({
  default: (await withWords(import('../../features/campaigns/claim-offers.tsx'), 'campaigns')).ClaimOffers,
}))

const Bell = lazy(async () => ({ default: (await withWords(import('../../features/notifications/bell.tsx'), 'notifications')).Bell }))
const MyPageNotifications = lazy(async () => ({
  default: (await withWords(import('../../features/notifications/my-page-notifications.tsx'), 'notifications', 'content', 'membership'))
    .MyPageNotifications,
}))
const MyPageAccount = lazy(async () => ({
  default: (await withWords(import('../../features/account/own-account/my-page-account.tsx'), 'ownAccount', 'membership')).MyPageAccount,
}))

const NomineeSheet = lazy(async () => ({
  default: (await withWords(import('../../features/account/nominee/nominee-sheet.tsx'), 'nominee', 'signUp', 'membership')).NomineeSheet,
}))

/** Something that comes when it comes, or not at all: the screen does not wait for it and does not fail with it. */
function Extra({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}

const icon = (
  <Extra>
    <ClaimIcon />
  </Extra>
)
const bell = (
  <Extra>
    <Bell />
  </Extra>
)
const notifications = (
  <Extra>
    <MyPageNotifications />
  </Extra>
)
const offers = (
  <Extra>
    <ClaimOffers />
  </Extra>
)
const account = (
  <Extra>
    <MyPageAccount />
  </Extra>
)

const accountAndNominee = (
  <>
    {account}
    <Extra>
      <NomineeSheet />
    </Extra>
  </>
)

const activeSlots = { bar: icon, bell, notifications, offers: null, account }
const otherSlots = { bar: null, bell: null, notifications, offers, account: accountAndNominee }

/**
 * Members' places: the claim icon and the bell for those who may open the list of rewards and the inbox.
 * The others have the offers on My Page. Its notices and account are for all.
 */
export function MemberSlots({ children }: { children: ReactNode }) {
  const { token, vipStatus } = useSession()
  if (token === null) return <FeatureSlots value={noSlots}>{children}</FeatureSlots>
  return <FeatureSlots value={vipStatus === '1' ? activeSlots : otherSlots}>{children}</FeatureSlots>
}
