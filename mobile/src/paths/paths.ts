/** Path prefix of the app; the service worker's scope. Every other path stands below it. */
export const appBase = '/mobile'

/** A screen's path, or that of one thing on it: with its id, code or face as this parameter of the query. */
function withOne<Value extends string = string>(path: string, name: string): (value?: Value) => string {
  return (value) => (value === undefined ? path : `${path}?${name}=${value}`)
}

/** Home is the one screen with two paths. */
export const homePath = '/'
export const homeTabPath = '/pages/tab-bar/home/home'
export const privilegesPath = '/pages/tab-bar/privileges/privileges'
export const memberCardPath = '/pages/tab-bar/member/member'
export const contactPath = '/pages/tab-bar/contact/contact'
export const myPagePath = '/pages/tab-bar/my-page/my-page'

export const languagePath = '/pages/index/index'
export const logInPath = '/pages/login/login'
export const forgetPwdPath = withOne<'code'>('/pages/forget-pwd/forget-pwd', 'step')
export const confirmPwdPath = '/pages/forget-pwd/confirm-pwd'
export const newPwdPath = '/pages/new-pwd/new-pwd'
export const signUpPath = withOne<'you' | 'work' | 'consent' | 'known'>('/pages/sign-up/sign-up', 'step')
export const verifyPath = '/pages/verify/verify'
export const createPwdPath = '/pages/create-pwd/create-pwd'
export const signUpSuccessfulPath = '/pages/sign-up-successful/sign-up-successful'
export const infoDetectionPath = withOne<'code'>('/pages/info-detection/info-detection', 'step')
export const changePhonePath = '/pages/changePhone/changePhone'
export const newPhonePwdPath = '/pages/changePhone/new-phone-pwd'
export const myAccountPath = '/pages/my-account/my-account'
export const editAccountPath = '/pages/my-account-edit/my-account-edit'
export const changePasswordPath = '/pages/change-password/change-password'
export const changeMobilePath = '/pages/change-mobile/change-mobile'
export const verifyMobilePath = '/pages/verify-mobile/verify-mobile'
export const closeAccountPath = withOne<'confirm'>('/pages/close-account/close-account', 'step')

export const latestNewsPath = '/pages/latest-news/latest-news'
export const newsPath = withOne('/pages/news-detail/news-detail', 'id')
export const bannerPath = withOne('/pages/banner-detail/banner-detail', 'id')
export const questionsPath = '/pages/frequently-asked-question/frequently-asked-question'
export const privilegePath = withOne('/pages/privileges-detail/privileges-detail', 'id')
export const insurancePath = '/pages/insurance-coverage/insurance-coverage'
export const aboutMembershipPath = '/pages/about-membership/about-membership'
export const nomineePath = '/pages/nominee/nominee'
export const privacyNoticePath = '/pages/privacy-notice/privacy-notice'
export const membershipTermsPath = '/pages/membership-terms/membership-terms'

export const paymentMethodPath = '/pages/payment-method/payment-method'
export const paymentQrCodePath = withOne('/pages/payment-qr-code/payment-qr-code', 'id')
export const paymentSuccessfulPath = withOne('/pages/payment-successful/payment-successful', 'id')
export const paymentUncollectedPath = withOne('/pages/payment-uncollected/payment-uncollected', 'id')
export const transactionHistoryPath = '/pages/transaction-history/transaction-history'

export const notificationsPath = '/pages/notification/notification'
export const notificationPath = withOne('/pages/notification-detail/notification-detail', 'id')
export const messageUsPath = '/pages/message-us/message-us'
export const maintenancePath = '/pages/system-maintenance/system-maintenance'

export const scanPath = '/pages/scan/scan'
export const rewardsPath = '/pages/member/list'
export const usedRewardsPath = `${rewardsPath}?state=used`
/** The list of rewards with its look-up of another member open. */
export const memberCheckPath = `${rewardsPath}?check=1`
/** The screen of one use. By its query it checks a card's proof, uses a code, voucher or privilege, or shows a use. */
export const memberDetailPath = '/pages/member/detail'
export const memberFoundPath = `${memberDetailPath}?found=1`
export const cardCheckPath = withOne(memberDetailPath, 'proof')
export const shopPath = withOne(memberDetailPath, 'shop')
export const voucherUsePath = withOne(memberDetailPath, 'voucher')
export const privilegeUsePath = withOne(memberDetailPath, 'privilege')
export const receiptPath = withOne(memberDetailPath, 'used')

/** Something to use at a shop, as the address of a scan and of the shop's screen names it. */
export type ToUse = { kind: 'voucher' | 'privilege'; id: string }

/** The scan of a shop's code, with what is to be used there; null where nothing was chosen yet. `typed`: a code to correct. */
export function scanToUsePath(toUse: ToUse | null, typed?: string): string {
  const known = [toUse && `${toUse.kind}=${toUse.id}`, typed && `typed=${typed}`].filter(Boolean)
  return known.length > 0 ? `${scanPath}?${known.join('&')}` : scanPath
}

/** A shop's screen, with what was chosen before its code was read; null where nothing was. `isTyped`: read by no camera. */
export function shopToUsePath(code: string, toUse: ToUse | null, isTyped: boolean): string {
  return `${shopPath(code)}${toUse ? `&${toUse.kind}=${toUse.id}` : ''}${isTyped ? '&typed=1' : ''}`
}

export const chooseLocationPath = '/choose-location'
export const openLocationPath = '/open-location'

/** What opens any screen: the loading face alone. */
export const shellPath = '/shell'
export const notFoundPath = '/not-found'

/** A page of the own account with one of its sheets open. */
export function sheetPath(page: typeof myPagePath | typeof myAccountPath, sheet: 'data' | 'password' | 'nominee'): string {
  return `${page}?open=${sheet}`
}

/** My Page for a member who was kept out of another screen: `now` in milliseconds since 1970. */
export function blockedPath(now: number): string {
  return `${myPagePath}?timeout=${now}`
}

/** The choice of a plan, made already: the plan, the method, and the promo code if there is one. */
export function samePlanPath(plan: string, method: string, promo: string | null): string {
  return `${paymentMethodPath}?${new URLSearchParams({ plan, method, ...(promo === null ? {} : { promo }) })}`
}

type Spot = { latitude: number; longitude: number; name: string; address: string }

/** One spot on the map. `privilege` says whose shop it is: the name shows only where it is a known one's. */
export function spotPath({ latitude, longitude, name, address }: Spot, privilege?: string): string {
  const parameters = new URLSearchParams({ latitude: String(latitude), longitude: String(longitude), name, address })
  if (privilege) parameters.set('privilege', privilege)
  return `${openLocationPath}?${parameters}`
}
