import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardAddress, normaliseShopCode, readProof, readScanned, shopAddress } from './scanned-text.ts'

const origin = 'https://app.mwc.example'
const shop = 'K7Q2M9XT4B'
const proof = 'a1B2-c3_D4.kZ9'
const read = (text: string) => readScanned(text, origin)

describe('a shop’s poster', () => {
  it.each([
    shopAddress(origin, shop),
    `  ${shopAddress(origin, shop)}\n`,
    `HTTPS://APP.MWC.EXAMPLE/mobile/pages/scan/scan?shop=${shop}`,
    `https://app.mwc.example:443/mobile/pages/scan/scan?shop=${shop.toLowerCase()}`,
    `${shopAddress(origin, shop)}&utm_source=poster#top`,
  ])('%j is the shop’s', (text) => {
    expect(read(text)).toEqual({ kind: 'shop', code: shop })
  })

  it.each([
    shopAddress('https://app.mwc.example.evil.example', shop),
    shopAddress('http://app.mwc.example', shop),
    shopAddress('https://app.mwc.example:8443', shop),
    shopAddress('https://evil.example@app.mwc.example', shop),
    shopAddress('https://user:pass@app.mwc.example', shop),
    shopAddress('https://@app.mwc.example', shop),
    shopAddress('https://app.mwc.exаmple', shop),
    shopAddress('https://ａpp.mwc.example', shop),
    shopAddress('https://app。mwc。example', shop),
    shopAddress('https:\\\\app.mwc.example', shop),
    shopAddress('//app.mwc.example', shop),
    shopAddress('ht\ntps://app.mwc.example', shop),
    shopAddress(`javascript:alert(1)//${origin}`, shop),
    `${origin}/pages/scan/scan?shop=${shop}`,
    `${origin}/mobile/pages/scan/scan/x?shop=${shop}`,
    `${origin}/mobile/pages/scan/SCAN?shop=${shop}`,
    `${origin}/mobile/../pages/scan/scan?shop=${shop}`,
    `${origin}/mobile/pages/login/login?shop=${shop}`,
    `${origin}/mobile/pages/member/detail?shop=${shop}`,
    `${origin}/mobile/pages/scan/scan?shop=${shop}&shop=0000000000`,
    `${origin}/mobile/pages/scan/scan?SHOP=${shop}`,
    `${origin}/mobile/pages/scan/scan#shop=${shop}`,
    shopAddress(origin, `${shop}A`),
    shopAddress(origin, 'K7Q2M9XT4'),
    shopAddress(origin, 'K7Q2M9XT4U'),
    shopAddress(origin, 'K7Q2M9XT4%00'),
    shopAddress(origin, '../../../x'),
    shopAddress(origin, ''),
  ])('%j is none, and no other kind', (text) => {
    expect(read(text).kind).toBe('unknown')
  })

  it('has a code that is read from hand: spaces, dashes, and letters that are mistaken for digits', () => {
    expect(normaliseShopCode(' k7q2m-9xt4b ')).toBe(shop)
    expect(normaliseShopCode('oOiIlL-0011')).toBe('0011110011')
    expect(normaliseShopCode('ｋ７ｑ２ｍ９ｘｔ４ｂ')).toBe(shop)
  })

  it.each(['', 'UUUUUUUUUU', 'K7Q2M9XT4ß', 'K7Q2M9XTß', 'K7Q2M9XT4ı', 'K7Q2M9XT4!', '৭৭৭৭৭৭৭৭৭৭', 'A'.repeat(10_000)])(
    'has no code such as %j',
    (text) => {
      expect(normaliseShopCode(text)).toBeNull()
    },
  )
})

describe('a promo code', () => {
  it.each([
    'WELCOME3',
    ' welcome3 \n',
    'ＷＥＬＣＯＭＥ３',
    `${origin}/mobile/?promo=WELCOME3`,
    `${origin}/mobile/pages/payment-method/payment-method?promo=welcome3`,
    `${origin}/mobile/pages/news-detail/news-detail?id=7&promo=WELCOME3&utm_source=x`,
    `${origin}/mobile/?promo=WEL+COME3`,
  ])('%j is WELCOME3', (text) => {
    expect(read(text)).toEqual({ kind: 'promo', code: 'WELCOME3' })
  })

  it.each([
    'ABC',
    'WELCOME_3',
    'Have a good day',
    'WEL COME 3',
    `${origin}/?promo=WELCOME3`,
    `${origin}/h5-api/?promo=WELCOME3`,
    `${origin}/mobilex/?promo=WELCOME3`,
    'https://evil.example/mobile/?promo=WELCOME3',
    `${origin}/mobile/?promo=WELCOME3&promo=OTHER`,
    `${origin}/mobile/?promo=<script>`,
    `${origin}/mobile/?coupon=WELCOME3`,
  ])('%j is none', (text) => {
    expect(read(text).kind).toBe('unknown')
  })
})

describe('a member’s card', () => {
  it.each([proof, 'a'.repeat(160)])('with the proof %s is one', (proof) => {
    expect(read(cardAddress(origin, proof))).toEqual({ kind: 'card', proof })
  })

  it.each([
    cardAddress(origin, 'a'.repeat(161)),
    cardAddress(origin, ''),
    cardAddress(origin, 'a+b'),
    cardAddress(origin, 'a%2Fb'),
    cardAddress(origin, `${proof}&proof=${proof}`),
    cardAddress('https://evil.example', proof),
    `${origin}/mobile/pages/member/list?proof=${proof}`,
    proof.repeat(8),
  ])('is not %j', (text) => {
    expect(read(text).kind).toBe('unknown')
  })

  it('has a proof that stands in an address as it is', () => {
    expect(readProof(proof)).toBe(proof)
    expect(readProof(`${proof} `)).toBeNull()
  })
})

describe('anything else is named', () => {
  it.each([
    ['https://evil.example/login', 'link'],
    ['HTTPS://EVIL.EXAMPLE', 'link'],
    ['www.evil.example', 'link'],
    ['evil.example/free?x=1', 'link'],
    ['javascript:alert(document.cookie)', 'link'],
    ['JaVaScRiPt:alert(1)', 'link'],
    ['data:text/html,<script>alert(1)</script>', 'link'],
    ['intent://scan/#Intent;scheme=zxing;end', 'link'],
    ['tel:+6591234567', 'link'],
    ['SMSTO:+6591234567:hello', 'link'],
    [`${origin}/mobile/pages/login/login`, 'link'],
    [`${origin}/console/`, 'link'],
    ['WIFI:T:WPA;S:Dormitory;P:secret;;', 'wifi'],
    ['wifi:S:x;;', 'wifi'],
    ['BEGIN:VCARD\nVERSION:3.0\nFN:Somebody\nEND:VCARD', 'contact'],
    ['MECARD:N:Somebody;TEL:91234567;;', 'contact'],
    ['00020101021226370009SG.PAYNOW010120210201912345678030115204000053037025802SG5907EXAMPLE6009Singapore6304ABCD', 'payment'],
    ['upi://pay?pa=x@y', 'payment'],
    ['Total: 12.50, thank you', 'text'],
    ['ধন্যবাদ', 'text'],
    ['谢谢光临', 'text'],
    ['{"a":1}', 'text'],
    ['', 'binary'],
    [' \n ', 'binary'],
    ['\u0000\u0001\u0002', 'binary'],
    ['abc\u0007def', 'binary'],
    ['PK\ufffd\ufffd', 'binary'],
  ])('%j looks like a %s', (text, looks) => {
    expect(read(text)).toEqual({ kind: 'unknown', looks })
  })
})

it('3 kB of text are a text', () => {
  expect(read('Take one, pay one! '.repeat(160))).toEqual({ kind: 'unknown', looks: 'text' })
})

describe('whatever is scanned', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom(
      origin,
      '/mobile/',
      'pages/scan/scan',
      '?shop=',
      '?proof=',
      '?promo=',
      '&',
      '@',
      '\\',
      '//',
      '..',
      '%',
      shop,
      '\n',
      'javascript:',
    ),
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3_000 }),
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
  )

  it('is read without an error, and gives a code of its form or a name', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const scanned = read(text)
        if (scanned.kind === 'shop') expect(scanned.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
        else if (scanned.kind === 'promo') expect(scanned.code).toMatch(/^[A-Z0-9-]{4,20}$/)
        else if (scanned.kind === 'card') expect(scanned.proof).toMatch(/^[\w.-]{1,160}$/)
        else expect(scanned.looks).toMatch(/^(?:link|wifi|contact|payment|text|binary)$/)
      }),
      { numRuns: 5_000 },
    )
  })

  it('is a shop or a card only with the app’s own address in front', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { kind } = read(text)
        if (kind === 'shop' || kind === 'card') expect(text.trim().toLowerCase().startsWith(`${origin}/`)).toBe(true)
      }),
      { numRuns: 5_000 },
    )
  })

  it('is what was built, for every code and proof', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{10}$/), fc.stringMatching(/^[\w.-]{1,160}$/), (code, proof) => {
        expect(read(shopAddress(origin, code))).toEqual({ kind: 'shop', code })
        expect(read(cardAddress(origin, proof))).toEqual({ kind: 'card', proof })
      }),
    )
  })

  it('takes no long time to name, however long and odd it is', () => {
    const long = ['a.'.repeat(50_000), `${'a-'.repeat(50_000)}!`, ' '.repeat(100_000), `${origin}/mobile/?${'promo=a&'.repeat(10_000)}`]
    const start = performance.now()
    for (const text of long) expect(read(text).kind).toBe('unknown')
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})
