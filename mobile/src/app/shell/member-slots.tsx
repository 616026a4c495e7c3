import { Suspense, lazy } from 'react'
import type { ReactNode } from 'react'
import { currentLanguage, useSession } from '../../shared/session/session.ts'
import { noSlots, FeatureSlots } from '../../shared/screen/feature-slots.ts'
import { loadWords } from '../../words/load-words.ts'
import type { DeferredSection } from '../../words/english/deferred-words.ts'
import { myPagePath } from '../../paths/paths.ts'
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

const FirstGift = lazy(async () => ({
  default: (await withWords(import('../../features/campaigns/first-gift.tsx'), 'campaigns')).FirstGift,
}))

const Bell = lazy(async () => ({ default: (await withWords(import('../../features/notifications/bell.tsx'), 'notifications')).Bell }))
const MyPageNotifications = lazy(async () => ({
  default: (await withWords(import('../../features/notifications/my-page-notifications.tsx'), 'notifications', 'content', 'membership'))
    .MyPageNotifications,
}))
const PhoneRequestNotice = lazy(async () => ({
  default: (await withWords(import('../../features/account/own-account/phone-request-notice.tsx'), 'ownAccount')).PhoneRequestNotice,
}))
const AccountSheets = lazy(async () => ({
  default: (await withWords(import('../../features/account/own-account/account-sheets.tsx'), 'ownAccount', 'membership')).AccountSheets,
}))

const NomineeSheet = lazy(async () => ({
  default: (await withWords(import('../../features/account/nominee/nominee-sheet.tsx'), 'nominee', 'signUp', 'membership')).NomineeSheet,
}))

/** Something that comes when it comes, or not at all: the screen does not wait for it and does not fail with it. */
function Extra({ children, place }: { children: ReactNode; place?: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={place}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** An icon's room in the bar: without it the title would wrap, and all below it move, when the icon comes. */
const iconPlace = <span className="size-12 shrink-0" />

const icon = (
  <Extra place={iconPlace}>
    <ClaimIcon />
  </Extra>
)
const bell = (
  <Extra place={iconPlace}>
    <Bell />
  </Extra>
)
const notifications = (
  <Extra>
    <MyPageNotifications />
  </Extra>
)
/** Whoever may open the inbox has one row there always: room for it, as for the icons. */
const inboxRow = (
  <Extra place={<div className="h-24" />}>
    <MyPageNotifications />
  </Extra>
)
const offers = (
  <Extra>
    <ClaimOffers />
  </Extra>
)
const gift = (
  <Extra>
    <FirstGift />
  </Extra>
)
const account = (
  <Extra>
    <AccountSheets path={myPagePath} />
  </Extra>
)
const warning = (
  <Extra>
    <PhoneRequestNotice />
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

const activeSlots = { bar: icon, bell, notifications: inboxRow, offers: null, gift: null, account, warning }
const otherSlots = { bar: null, bell: null, notifications, offers, gift, account: accountAndNominee, warning }

/**
 * Members' places: the claim icon and the bell for those who may open the list of rewards and the inbox.
 * The others have the offers on My Page. Its notices, account and warning are for all.
 */
export function MemberSlots({ children }: { children: ReactNode }) {
  const { token, vipStatus } = useSession()
  if (token === null) return <FeatureSlots value={noSlots}>{children}</FeatureSlots>
  return <FeatureSlots value={vipStatus === '1' ? activeSlots : otherSlots}>{children}</FeatureSlots>
}
