/** What a key of the storage may hold that the app never wrote. */
export const hostileContents: Record<string, string> = {
  'nothing at all': '',
  'no JSON': '{"fullName":',
  null: 'null',
  'a list': '[[],{}]',
  'another kind in every property': JSON.stringify({
    fullName: { toString: 1 },
    memberNumber: [],
    areaCode: 65,
    mobile: { length: 8 },
    code: 'signUp',
    proof: { to: 7, known: '__proto__', proofExpiresAt: {} },
    fields: { fullName: null, gender: [], declaration: 'yes' },
    content: 1,
    key: {},
  }),
  'keys of every object': '{"__proto__":{"fullName":"x","token":"x"},"constructor":{"prototype":1},"fields":{"__proto__":{"fin":1}}}',
  'control characters': '\u0000\u0007\r\nSet-Cookie: x=1\u2028\u202e',
  'what no header takes': '☃☃☃ bearer ☃',
  'a script': '"><script>window.hacked=1</script><img src=x onerror="window.hacked=1">',
  // All keys together are just below what a browser stores.
  'half a megabyte': 'A'.repeat(500_000),
}

/** Every key that the app keeps something under. */
export const storedKeys = {
  local: [
    'LANGUAGE',
    'TOKEN_H5',
    'USER_INFO',
    'VIP_STATUS',
    'CLOCK_OFFSET',
    'KNOWN_PHONE',
    'KEPT_ANSWERS',
    'KEPT_PROGRAMME',
    'KEPT_CONTENT',
    'INSTALL_REFUSED',
  ],
  session: ['MOBILE_TEMP', 'SIGN_UP_DRAFT', 'RETURN_TO', 'PAYMENT_PENDING', 'NEW_BUILD', 'TYPED', 'MENDED'],
} as const
