import { expect, test } from 'vitest'
import { addressBlock, deviceOf } from './caller.rules.ts'

test('an IPv4 address stands for itself, also written as IPv6; of IPv6 the first 64 bits count', () => {
  expect(['203.0.113.7', '::ffff:203.0.113.7'].map(addressBlock)).toEqual(['203.0.113.7', '203.0.113.7'])
  const same = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002:0:0:0:9']
  expect(new Set(same.map(addressBlock))).toEqual(new Set(['2001:db8:1:2::/64']))
  expect(['::1', '2001:db8::1', 'fe80::1'].map(addressBlock)).toEqual(['0:0:0:0::/64', '2001:db8:0:0::/64', 'fe80:0:0:0::/64'])
})

test('a browser is named as people know it, inside another app too; what says nothing has no name', () => {
  const android = 'Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 (KHTML, like Gecko)'
  expect(deviceOf(`${android} Chrome/126.0.0.0 Mobile Safari/537.36`)).toBe('Android · Chrome')
  expect(deviceOf(`${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`)).toBe('Android · Samsung Internet')
  expect(deviceOf(`${android} Chrome/126.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0]`)).toBe('Android · Facebook')
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1')).toBe('iPhone · Safari')
  expect(['', 'curl/8', '<script>'].map(deviceOf)).toEqual(['', '', ''])
})
