import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideEntry } from './gate.rules.ts'
import { routeOf } from './find-route.ts'
import { routes } from './routes.ts'
import {
  aboutMembershipPath,
  blockedPath,
  chooseLocationPath,
  openLocationPath,
  membershipTermsPath,
  privacyNoticePath,
} from '../../paths/paths.ts'

type Moment = 'launch' | 'move'

function open(path: string, vipStatus: string | null, moment: Moment = 'move', signedIn = true, hasProof = false) {
  const route = routeOf(path)
  if (!route) throw new Error(`No route ${path}`)
  return decideEntry({ route, hasProof, signedIn, vipStatus, moment })
}

const anyRoute = fc.constantFrom(...routes)
const anyMoment = fc.constantFrom<Moment>('launch', 'move')
const anyStatus = fc.option(fc.oneof(fc.constantFrom('1', '2', '3'), fc.string()), { nil: null })
const myPage = '/pages/tab-bar/my-page/my-page'

test('the app has the 42 routes of the specification, Home under two paths, and five of its own', () => {
  expect(routes).toHaveLength(47)
  const paths = routes.flatMap((route) => route.paths)
  expect(new Set(paths).size).toBe(48)
  expect(routeOf('/')).toBe(routeOf('/pages/tab-bar/home/home'))
})

test('a valid member enters every screen', () => {
  fc.assert(
    fc.property(anyRoute, anyMoment, (route, moment) => {
      expect(decideEntry({ route, hasProof: false, signedIn: true, vipStatus: '1', moment })).toBe('enter')
    }),
  )
})

test('a visitor is never sent to My Page, and enters exactly what is open to everybody', () => {
  fc.assert(
    fc.property(anyRoute, anyMoment, anyStatus, (route, moment, vipStatus) => {
      const answer = decideEntry({ route, hasProof: false, signedIn: false, vipStatus, moment })
      expect(answer).toBe(route.entry === 'everyone' ? 'enter' : 'login')
    }),
  )
})

test('a member whose status is not 1 is never asked to log in, and what is open on launch is open while moving', () => {
  fc.assert(
    fc.property(
      anyRoute,
      anyStatus.filter((status) => status !== '1'),
      (route, vipStatus) => {
        const at = (moment: Moment) => decideEntry({ route, hasProof: false, signedIn: true, vipStatus, moment })
        expect(at('move')).not.toBe('login')
        if (at('launch') === 'enter') expect(at('move')).toBe('enter')
      },
    ),
  )
})

test('moving inside the app, a member who is not valid enters the exempt pages and no other', () => {
  const exempt = [
    'login/login',
    'sign-up/sign-up',
    'create-pwd/create-pwd',
    'forget-pwd/forget-pwd',
    'forget-pwd/confirm-pwd',
    'payment-method/payment-method',
    'verify/verify',
    'verify-mobile/verify-mobile',
    'scan/scan',
    'payment-qr-code/payment-qr-code',
    'sign-up-successful/sign-up-successful',
    'payment-successful/payment-successful',
    'transaction-history/transaction-history',
    'payment-uncollected/payment-uncollected',
    'tab-bar/my-page/my-page',
    'about-membership/about-membership',
    'close-account/close-account',
    'privacy-notice/privacy-notice',
    'membership-terms/membership-terms',
    'system-maintenance/system-maintenance',
    'tab-bar/contact/contact',
    'frequently-asked-question/frequently-asked-question',
  ].map((path) => `/pages/${path}`)
  exempt.push(chooseLocationPath, openLocationPath)
  for (const vipStatus of ['2', '3', '9', null]) {
    const entered = routes.filter((route) => open(route.paths[0], vipStatus) === 'enter').map((route) => route.paths[0])
    expect(entered.sort()).toEqual([...exempt].sort())
  }
})

test('on launch, statuses 2 and 3 stay on transaction history and payment-uncollected and are sent to My Page from elsewhere', () => {
  for (const vipStatus of ['2', '3']) {
    expect(open('/pages/transaction-history/transaction-history', vipStatus, 'launch')).toBe('enter')
    expect(open('/pages/payment-uncollected/payment-uncollected?id=1', vipStatus, 'launch')).toBe('enter')
    expect(open('/pages/payment-qr-code/payment-qr-code', vipStatus, 'launch')).toBe('my-page')
    expect(open('/', vipStatus, 'launch')).toBe('my-page')
  }
})

test('what one reads before joining opens for everybody, at launch and while moving, whatever the status', () => {
  for (const path of [aboutMembershipPath, privacyNoticePath, membershipTermsPath])
    fc.assert(
      fc.property(anyStatus, fc.boolean(), anyMoment, (vipStatus, signedIn, moment) => {
        expect(open(path, vipStatus, moment, signedIn)).toBe('enter')
      }),
    )
})

test('My Page is never itself redirected for a member', () => {
  fc.assert(
    fc.property(anyStatus, anyMoment, (vipStatus, moment) => {
      expect(open(myPage, vipStatus, moment)).toBe('enter')
    }),
  )
})

test('a card proof opens member/detail to everybody, whatever the status', () => {
  fc.assert(
    fc.property(anyStatus, fc.boolean(), anyMoment, (vipStatus, signedIn, moment) => {
      expect(open('/pages/member/detail', vipStatus, moment, signedIn, true)).toBe('enter')
    }),
  )
  expect(open('/pages/member/detail', '1', 'move', false)).toBe('login')
})

test('maintenance comes before the gate', () => {
  fc.assert(
    fc.property(anyStatus, fc.boolean(), anyMoment, (vipStatus, signedIn, moment) => {
      expect(open('/pages/system-maintenance/system-maintenance', vipStatus, moment, signedIn)).toBe('enter')
    }),
  )
})

test('who is kept out arrives at My Page with the time in milliseconds', () => {
  expect(blockedPath(1_790_000_000_000)).toBe(`${myPage}?timeout=1790000000000`)
})
