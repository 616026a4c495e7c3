import type { LaterSection } from '../../words/english/later-words.ts'
import type { Tab } from '../../shared/screen/screen.tsx'
import type { Entry, Exemption } from './gate.rules.ts'
import { screen } from './load-screen.ts'
import type { LoadableScreen } from './load-screen.ts'

export type Route = {
  /** Paths below the app's base; the first is the route's own, the others are aliases. */
  paths: readonly [string, ...string[]]
  screen: LoadableScreen
  entry: Entry
  exemption: Exemption
  tab?: Tab
  /** Open to everybody when the address carries a member card's proof. */
  openWithProof?: boolean
  /** What is shown in its place when the address carries one. */
  withProof?: Route
  /** Shows only what this tab keeps of a form under way: no page can be made of it beforehand. */
  needsDraft?: boolean
  /** Shows one item that everybody may read, by the `id` of the query. */
  opensWithId?: boolean
  /** Paths that are usually opened next: their code is fetched when the phone is idle. */
  next?: readonly string[]
}

type More = Partial<Pick<Route, 'exemption' | 'tab' | 'openWithProof' | 'withProof' | 'needsDraft' | 'opensWithId' | 'next'>>
/** A route at `/pages/name/name`, at `/pages/` and a path with a slash, or at a whole path. */
function route(entry: Entry, path: string, loadable: LoadableScreen, more: More = {}): Route {
  const whole = path[0] === '/' ? path : `/pages/${path}${path.includes('/') ? '' : `/${path}`}`
  return { paths: [whole], screen: loadable, entry, exemption: 'gated', ...more }
}

const membership: LaterSection[] = ['membership']
const payments: LaterSection[] = ['payments']
const joining: LaterSection[] = ['joining']
const own: LaterSection[] = ['joining', 'profile']
const ownAndMembership: LaterSection[] = [...own, 'membership']

const home = screen(() => import('../../features/home/home.screen.tsx'), 'HomeScreen', { words: ['home'] })
const reading: LaterSection[] = ['content']
const privileges = screen(() => import('../../features/privileges/screens/privileges.screen.tsx'), 'PrivilegesScreen', {
  words: [...reading, 'privileges'],
})
const member = screen(() => import('../member-tab/member-tab.screen.tsx'), 'MemberTabScreen', { words: ['membership', 'card'] })
const cardCheck = screen(() => import('../../features/card/check/card-check.screen.tsx'), 'CardCheckScreen', { words: ['card'] })
const contact = screen(() => import('../../features/places/contact.screen.tsx'), 'ContactScreen', { words: ['content', 'places'] })
const myPage = screen(() => import('../../features/membership/my-page/my-page.screen.tsx'), 'MyPageScreen', { words: membership })
const index = screen(() => import('../../features/account/index.screen.tsx'), 'IndexScreen')
const login = screen(() => import('../../features/account/log-in/login.screen.tsx'), 'LoginScreen')
const forgetPwd = screen(() => import('../../features/account/log-in/forgotten/forget-pwd.screen.tsx'), 'ForgetPwdScreen', {
  words: joining,
})
const confirmPwd = screen(() => import('../../features/account/log-in/forgotten/confirm-pwd.screen.tsx'), 'ConfirmPwdScreen', {
  words: joining,
})
const signUp = screen(() => import('../../features/account/sign-up/sign-up.screen.tsx'), 'SignUpScreen', { words: joining })
const verify = screen(() => import('../../features/account/sign-up/verify.screen.tsx'), 'VerifyScreen', { words: joining })
const createPwd = screen(() => import('../../features/account/sign-up/create-pwd.screen.tsx'), 'CreatePwdScreen', { words: joining })
const signedUp = screen(() => import('../../features/account/sign-up/sign-up-successful.screen.tsx'), 'SignUpSuccessfulScreen', {
  words: joining,
})
const method = screen(() => import('../../features/payments/payment-method.screen.tsx'), 'PaymentMethodScreen', { words: payments })
const qrCode = screen(() => import('../../features/payments/payment-qr-code.screen.tsx'), 'PaymentQrCodeScreen', { words: payments })
const paid = screen(() => import('../../features/payments/payment-successful.screen.tsx'), 'PaymentSuccessfulScreen', { words: payments })
const uncollected = screen(() => import('../../features/payments/payment-uncollected.screen.tsx'), 'PaymentUncollectedScreen', {
  words: payments,
})
const history = screen(() => import('../../features/payments/transaction-history.screen.tsx'), 'TransactionHistoryScreen', {
  words: payments,
})

const privilege = screen(() => import('../../features/privileges/screens/privileges-detail.screen.tsx'), 'PrivilegesDetailScreen', {
  words: [...reading, 'privileges'],
})
const insurance = screen(() => import('../../features/insurance/insurance-coverage.screen.tsx'), 'InsuranceCoverageScreen', {
  words: [...reading, 'insurance'],
})
const latestNews = screen(() => import('../../features/content/news/latest-news.screen.tsx'), 'LatestNewsScreen', { words: reading })
const newsDetail = screen(() => import('../../features/content/news/news-detail.screen.tsx'), 'NewsDetailScreen', { words: reading })
const bannerDetail = screen(() => import('../../features/content/banners/banner-detail.screen.tsx'), 'BannerDetailScreen', {
  words: reading,
})
const questions = screen(
  () => import('../../features/content/questions/frequently-asked-question.screen.tsx'),
  'FrequentlyAskedQuestionScreen',
  {
    words: reading,
  },
)
const choosePlace = screen(() => import('../../features/places/choose-location.screen.tsx'), 'ChooseLocationScreen', {
  words: [...reading, 'places'],
})
const openPlace = screen(() => import('../../features/places/open-location.screen.tsx'), 'OpenLocationScreen', {
  words: ['content', 'places'],
})

const notices: LaterSection[] = ['notices', 'content']
const notifications = screen(() => import('../../features/notifications/notification.screen.tsx'), 'NotificationScreen', { words: notices })
const notificationDetail = screen(() => import('../../features/notifications/notification-detail.screen.tsx'), 'NotificationDetailScreen', {
  words: notices,
})

const memberList = screen(() => import('../screens/member-list.screen.tsx'), 'MemberRewardsScreen', {
  words: ['campaigns', 'content', 'membership', 'redemptions'],
})
const memberDetail = screen(() => import('../../features/redemptions/member-detail.screen.tsx'), 'MemberDetailScreen', {
  words: ['content', 'redemptions'],
})

const scan = screen(() => import('../../features/scan/scan.screen.tsx'), 'ScanScreen', { words: ['scan', 'membership'] })

const newPwd = screen(() => import('../../features/account/own-account/new-pwd.screen.tsx'), 'NewPwdScreen', { words: own })
const changePassword = screen(() => import('../../features/account/own-account/change-password.screen.tsx'), 'ChangePasswordScreen', {
  words: own,
})
const changeMobile = screen(() => import('../../features/account/own-account/change-mobile.screen.tsx'), 'ChangeMobileScreen', {
  words: own,
})
const verifyMobile = screen(() => import('../../features/account/own-account/verify-mobile.screen.tsx'), 'VerifyMobileScreen', {
  words: own,
})
const infoDetection = screen(() => import('../../features/account/lost-phone/info-detection.screen.tsx'), 'InfoDetectionScreen', {
  words: own,
})
const changePhone = screen(() => import('../../features/account/lost-phone/change-phone.screen.tsx'), 'ChangePhoneScreen', { words: own })
const newPhonePwd = screen(() => import('../../features/account/lost-phone/new-phone-pwd.screen.tsx'), 'NewPhonePwdScreen', { words: own })
const myAccount = screen(() => import('../../features/account/own-account/my-account.screen.tsx'), 'MyAccountScreen', {
  words: ownAndMembership,
})
const editAccount = screen(() => import('../../features/account/own-account/my-account-edit.screen.tsx'), 'MyAccountEditScreen', {
  words: ownAndMembership,
})

const messageUs = screen(() => import('../../features/messages/message-us.screen.tsx'), 'MessageUsScreen', { words: ['messages'] })
const maintenance = screen(() => import('../../features/maintenance/system-maintenance.screen.tsx'), 'SystemMaintenanceScreen', {
  words: ['maintenance'],
})

const legal: LaterSection[] = ['legal']
const legalText = screen(() => import('../../features/legal/legal-text.screen.tsx'), 'LegalTextScreen', { words: legal })

const homePaths = ['/', '/pages/tab-bar/home/home'] as const
const privilegesPath = '/pages/tab-bar/privileges/privileges'
const memberPath = '/pages/tab-bar/member/member'
const contactPath = '/pages/tab-bar/contact/contact'
const myPagePath = '/pages/tab-bar/my-page/my-page'
const loginPath = '/pages/login/login'
const signUpPath = '/pages/sign-up/sign-up'
const methodPath = '/pages/payment-method/payment-method'
const changePhonePath = '/pages/changePhone/changePhone'
const privilegePath = '/pages/privileges-detail/privileges-detail'
const choosePlacePath = '/choose-location'
const openPlacePath = '/open-location'
const newPhonePwdPath = '/pages/changePhone/new-phone-pwd'

/** Every route of the app: its path, its screen, who may enter, how the gate treats it, and what usually comes next. */
export const routes: readonly Route[] = [
  { ...route('everyone', '/', home, { tab: 'home', next: [loginPath, signUpPath, contactPath, memberPath] }), paths: homePaths },
  route('everyone', privilegesPath, privileges, { tab: 'privileges', next: [privilegePath] }),
  route('member', memberPath, member, { tab: 'member', next: ['/', myPagePath] }),
  route('everyone', contactPath, contact, { tab: 'contact', next: [choosePlacePath, openPlacePath] }),
  route('member', myPagePath, myPage, { tab: 'myPage', exemption: 'always', next: [methodPath, memberPath] }),
  route('everyone', 'index', index, { next: ['/'] }),
  route('everyone', 'login', login, { exemption: 'exempt', next: ['/', '/pages/forget-pwd/forget-pwd', signUpPath] }),
  route('everyone', 'forget-pwd', forgetPwd, { exemption: 'exempt', next: ['/pages/forget-pwd/confirm-pwd'] }),
  route('everyone', 'forget-pwd/confirm-pwd', confirmPwd, { exemption: 'exempt', needsDraft: true }),
  route('everyone', 'new-pwd', newPwd),
  route('everyone', 'sign-up', signUp, { exemption: 'exempt', next: ['/pages/verify/verify', '/pages/create-pwd/create-pwd'] }),
  route('everyone', 'verify', verify, { exemption: 'exempt', needsDraft: true, next: [signUpPath] }),
  route('everyone', 'create-pwd', createPwd, { exemption: 'exempt', needsDraft: true, next: [methodPath] }),
  route('everyone', 'sign-up-successful', signedUp, { exemption: 'exempt', needsDraft: true, next: [memberPath] }),
  route('member', 'notification', notifications, { next: ['/pages/notification-detail/notification-detail'] }),
  route('member', 'notification-detail', notificationDetail),
  route('everyone', 'latest-news', latestNews, { next: ['/pages/news-detail/news-detail'] }),
  route('everyone', 'news-detail', newsDetail, { opensWithId: true }),
  route('everyone', 'banner-detail', bannerDetail),
  route('member', 'payment-method', method, { exemption: 'exempt', next: ['/pages/payment-qr-code/payment-qr-code'] }),
  route('member', 'payment-qr-code', qrCode, {
    exemption: 'exempt',
    next: ['/pages/payment-successful/payment-successful'],
  }),
  route('member', 'payment-successful', paid, { exemption: 'exempt', next: [memberPath] }),
  route('member', 'payment-uncollected', uncollected, { exemption: 'always' }),
  route('member', 'transaction-history', history, { exemption: 'always' }),
  route('everyone', 'privileges-detail', privilege, { opensWithId: true }),
  route('member', 'my-account', myAccount, { next: ['/pages/my-account-edit/my-account-edit'] }),
  route('member', 'my-account-edit', editAccount),
  route('member', 'insurance-coverage', insurance),
  route('everyone', 'frequently-asked-question', questions),
  route('member', 'change-mobile', changeMobile, { next: ['/pages/verify-mobile/verify-mobile'] }),
  route('member', 'verify-mobile', verifyMobile, { exemption: 'exempt' }),
  route('member', 'change-password', changePassword),
  route('member', 'scan', scan, { exemption: 'exempt' }),
  route('member', 'message-us', messageUs),
  route('everyone', 'system-maintenance', maintenance, { exemption: 'outside' }),
  route('member', 'member/list', memberList, { next: ['/pages/member/detail'] }),
  route('member', 'member/detail', memberDetail, {
    openWithProof: true,
    withProof: route('member', 'member/detail', cardCheck, { openWithProof: true }),
  }),
  route('everyone', 'changePhone', changePhone, { needsDraft: true, next: [newPhonePwdPath] }),
  route('everyone', 'changePhone/new-phone-pwd', newPhonePwd, { needsDraft: true }),
  route('everyone', 'info-detection', infoDetection, { next: [changePhonePath, newPhonePwdPath] }),
  route('everyone', choosePlacePath, choosePlace, { next: [openPlacePath] }),
  route('everyone', openPlacePath, openPlace),
  route('everyone', 'privacy-notice', legalText, { exemption: 'always' }),
  route('everyone', 'membership-terms', legalText, { exemption: 'always' }),
]

const byPath = new Map(routes.flatMap((entry) => entry.paths.map((path) => [path, entry] as const)))

/** The route of a path (with or without its query); null for an address that the app does not have. */
export function routeOf(path: string): Route | null {
  return byPath.get(path.split('?')[0] ?? path) ?? null
}

const notFound: Route = {
  paths: ['/not-found'],
  screen: screen(() => import('../screens/not-found.screen.tsx'), 'NotFoundScreen'),
  entry: 'everyone',
  exemption: 'outside',
}

/** The route to show at a path: its own, or the one that says that there is none. */
export function routeShownAt(path: string): Route {
  const found = routeOf(path) ?? notFound
  return found.withProof && new URLSearchParams(path.split('?')[1]).has('proof') ? found.withProof : found
}
