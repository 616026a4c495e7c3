import { expect, test } from 'vitest'
import { ownBrowserAddress, systemAround, withPromo } from './in-app-browser.rules.ts'

const android = 'Mozilla/5.0 (Linux; Android 10; K'
const chrome = `${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36`
const view = `${android}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36`
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [chrome, null],
  [`${iphone} Version/17.4 Mobile/15E148 Safari/604.1`, null],
  // The app on an iPhone's home screen.
  [`${iphone} Mobile/15E148`, null],
  [view, 'android'],
  [`${view} [FB_IAB/FB4A;FBAV/460.0.0.0;]`, 'android'],
  [`${chrome} WhatsApp/2.24.8`, 'android'],
  [`${view} Instagram 330.0.0 Android`, 'android'],
  [`${view} MicroMessenger/8.0.49`, 'android'],
  [`${view} BytedanceWebview/d8a21c6`, 'android'],
  [`${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/460.0]`, 'ios'],
  [`${iphone} Mobile/15E148 Instagram 330.0.0`, 'ios'],
  [`${iphone} Mobile/15E148 MicroMessenger/8.0.49`, 'ios'],
  [`${iphone} Mobile/15E148 Safari Line/14.5.0`, 'ios'],
  // Lies: neither a phone nor a browser.
  ['WhatsApp/2.24.8 A', null],
  ['', null],
])('%s stands inside an app of %s', (userAgent, system) => {
  expect(systemAround(userAgent)).toBe(system)
})

const page = 'https://mwc.example/mobile/pages/payment-method/payment-method?plan=1year&promo=WELCOME3#part'

test('the phone’s own browser opens at the same place, with its query and nothing else', () => {
  const place = 'mwc.example/mobile/pages/payment-method/payment-method?plan=1year&promo=WELCOME3'
  expect(ownBrowserAddress('ios', page)).toBe(`x-safari-https://${place}`)
  expect(ownBrowserAddress('android', page)).toBe(
    `intent://${place}#Intent;scheme=https;package=com.android.chrome;S.browser_fallback_url=${encodeURIComponent(`https://${place}`)};end`,
  )
})

test('the promo code that is kept goes along, in the place of one that the address has; without one the address stays', () => {
  const plain = 'https://mwc.example/mobile/pages/login/login?back=%2Fscan#part'
  expect(withPromo(plain, 'JULY-10')).toBe('https://mwc.example/mobile/pages/login/login?back=%2Fscan&promo=JULY-10#part')
  expect(ownBrowserAddress('ios', withPromo(page, 'JULY-10'))).toBe(
    'x-safari-https://mwc.example/mobile/pages/payment-method/payment-method?plan=1year&promo=JULY-10',
  )
  expect(withPromo(plain, null)).toBe(plain)
})
