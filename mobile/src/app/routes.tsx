import { lazy } from 'react'
import type { ComponentType } from 'react'
import { TimeoutError } from '../shared/call-errors.ts'
import type { Tab } from '../shared/screen.tsx'
import type { Entry, Exemption } from './gate.rules.ts'

export type Route = {
  /** Paths below the app's base; the first is the route's own, the others are aliases. */
  paths: readonly [string, ...string[]]
  Screen: ComponentType
  entry: Entry
  exemption: Exemption
  tab?: Tab
  /** Open to everybody when the address carries a member card's proof. */
  openWithProof?: boolean
}

/** A screen's code that has not come after this long counts as not coming. */
const screenLimitMs = 60_000

/** A screen that is fetched when it is first opened, by the name that its file exports. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): ComponentType {
  return lazy<ComponentType>(async () => {
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new TimeoutError('The screen did not load')), screenLimitMs))
    return { default: (await Promise.race([load(), late]))[name] }
  })
}

type More = Partial<Pick<Route, 'exemption' | 'tab' | 'openWithProof'>>
function route(entry: Entry, path: string, Screen: ComponentType, more: More = {}): Route {
  return { paths: [`/pages/${path}`], Screen, entry, exemption: 'gated', ...more }
}

const sentences = () => import('../features/content/sentence.screen.tsx')
const home = screen(() => import('../features/home/home.screen.tsx'), 'HomeScreen')
const signUp = () => import('../features/account/sign-up.screen.tsx')

/** Every route of the app: its path, its screen, who may enter, and how the gate treats it. */
export const routes: readonly Route[] = [
  { paths: ['/', '/pages/tab-bar/home/home'], Screen: home, entry: 'everyone', exemption: 'gated', tab: 'home' },
  route('everyone', 'tab-bar/privileges/privileges', screen(sentences, 'PrivilegesScreen'), { tab: 'privileges' }),
  route(
    'member',
    'tab-bar/member/member',
    screen(() => import('../features/membership/member.screen.tsx'), 'MemberScreen'),
    { tab: 'member' },
  ),
  route(
    'everyone',
    'tab-bar/contact/contact',
    screen(() => import('../features/places/contact.screen.tsx'), 'ContactScreen'),
    { tab: 'contact' },
  ),
  route(
    'member',
    'tab-bar/my-page/my-page',
    screen(() => import('../features/membership/my-page.screen.tsx'), 'MyPageScreen'),
    {
      tab: 'myPage',
      exemption: 'always',
    },
  ),
  route(
    'everyone',
    'index/index',
    screen(() => import('../features/account/index.screen.tsx'), 'IndexScreen'),
  ),
  route(
    'everyone',
    'login/login',
    screen(() => import('../features/account/login.screen.tsx'), 'LoginScreen'),
    { exemption: 'exempt' },
  ),
  route(
    'everyone',
    'forget-pwd/forget-pwd',
    screen(() => import('../features/account/forget-pwd.screen.tsx'), 'ForgetPwdScreen'),
    { exemption: 'exempt' },
  ),
  route(
    'everyone',
    'forget-pwd/confirm-pwd',
    screen(() => import('../features/account/confirm-pwd.screen.tsx'), 'ConfirmPwdScreen'),
    { exemption: 'exempt' },
  ),
  route('everyone', 'new-pwd/new-pwd', screen(sentences, 'NewPwdScreen')),
  route('everyone', 'sign-up/sign-up', screen(signUp, 'SignUpScreen'), { exemption: 'exempt' }),
  route(
    'everyone',
    'verify/verify',
    screen(() => import('../features/account/verify.screen.tsx'), 'VerifyScreen'),
    { exemption: 'exempt' },
  ),
  route(
    'everyone',
    'create-pwd/create-pwd',
    screen(() => import('../features/account/create-pwd.screen.tsx'), 'CreatePwdScreen'),
    { exemption: 'exempt' },
  ),
  route(
    'everyone',
    'sign-up-successful/sign-up-successful',
    screen(() => import('../features/account/sign-up-successful.screen.tsx'), 'SignUpSuccessfulScreen'),
    {
      exemption: 'exempt',
    },
  ),
  route('member', 'notification/notification', screen(sentences, 'NotificationScreen')),
  route('member', 'notification-detail/notification-detail', screen(sentences, 'NotificationDetailScreen')),
  route('everyone', 'latest-news/latest-news', screen(sentences, 'LatestNewsScreen')),
  route('everyone', 'news-detail/news-detail', screen(sentences, 'NewsDetailScreen')),
  route('everyone', 'banner-detail/banner-detail', screen(sentences, 'BannerDetailScreen')),
  route(
    'member',
    'payment-method/payment-method',
    screen(() => import('../features/payments/payment-method.screen.tsx'), 'PaymentMethodScreen'),
    {
      exemption: 'exempt',
    },
  ),
  route(
    'member',
    'payment-qr-code/payment-qr-code',
    screen(() => import('../features/payments/payment-qr-code.screen.tsx'), 'PaymentQrCodeScreen'),
    {
      exemption: 'exempt',
    },
  ),
  route(
    'member',
    'payment-successful/payment-successful',
    screen(() => import('../features/payments/payment-successful.screen.tsx'), 'PaymentSuccessfulScreen'),
    {
      exemption: 'exempt',
    },
  ),
  route(
    'member',
    'payment-uncollected/payment-uncollected',
    screen(() => import('../features/payments/payment-uncollected.screen.tsx'), 'PaymentUncollectedScreen'),
    {
      exemption: 'always',
    },
  ),
  route(
    'member',
    'transaction-history/transaction-history',
    screen(() => import('../features/payments/transaction-history.screen.tsx'), 'TransactionHistoryScreen'),
    {
      exemption: 'always',
    },
  ),
  route('everyone', 'privileges-detail/privileges-detail', screen(sentences, 'PrivilegesDetailScreen')),
  route('member', 'my-account/my-account', screen(sentences, 'MyAccountScreen')),
  route('member', 'my-account-edit/my-account-edit', screen(sentences, 'MyAccountEditScreen')),
  route('member', 'insurance-coverage/insurance-coverage', screen(sentences, 'InsuranceCoverageScreen')),
  route('everyone', 'frequently-asked-question/frequently-asked-question', screen(sentences, 'FrequentlyAskedQuestionScreen')),
  route('member', 'change-mobile/change-mobile', screen(sentences, 'ChangeMobileScreen')),
  route('member', 'verify-mobile/verify-mobile', screen(sentences, 'VerifyMobileScreen'), { exemption: 'exempt' }),
  route('member', 'change-password/change-password', screen(sentences, 'ChangePasswordScreen')),
  route('member', 'scan/scan', screen(sentences, 'ScanScreen'), { exemption: 'exempt' }),
  route('member', 'message-us/message-us', screen(sentences, 'MessageUsScreen')),
  route('everyone', 'system-maintenance/system-maintenance', screen(sentences, 'SystemMaintenanceScreen'), { exemption: 'outside' }),
  route('member', 'member/list', screen(sentences, 'MemberListScreen')),
  route('member', 'member/detail', screen(sentences, 'MemberDetailScreen'), { openWithProof: true }),
  route('everyone', 'changePhone/changePhone', screen(sentences, 'ChangePhoneScreen')),
  route('everyone', 'changePhone/new-phone-pwd', screen(sentences, 'NewPhonePwdScreen')),
  route('everyone', 'info-detection/info-detection', screen(sentences, 'InfoDetectionScreen')),
  { paths: ['/choose-location'], Screen: screen(sentences, 'ChooseLocationScreen'), entry: 'everyone', exemption: 'gated' },
  { paths: ['/open-location'], Screen: screen(sentences, 'OpenLocationScreen'), entry: 'everyone', exemption: 'gated' },
]

const byPath = new Map(routes.flatMap((entry) => entry.paths.map((path) => [path, entry] as const)))

/** The route of a path (with or without its query); null for an address that the app does not have. */
export function routeOf(path: string): Route | null {
  return byPath.get(path.split('?')[0] ?? path) ?? null
}
